import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const FigureListTitle = styled.h2`
  margin-block-end: ${token('space-3')};
  font-size: ${token('font-size-5')};
`;

export const FigureListFrame = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${token('space-3')};
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: start;
    gap: ${token('space-1')};
    padding: ${token('space-4')};
    border-radius: ${token('radius-large')};
    background: ${token('surface-raised')};
  }
  dt {
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
  }
  dd {
    margin: 0;
    color: ${token('text-accent')};
    font: ${token('weight-bold')} ${token('font-size-6')}/${token('line-tight')} ${token('font-display')};
    font-variant-numeric: tabular-nums;
  }
`;

export const FigureListSource = styled.p`
  margin-block-start: ${token('space-3')};
  color: ${token('text-muted')};
  font-size: ${token('font-size-1')};
`;
