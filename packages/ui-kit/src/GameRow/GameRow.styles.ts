import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover } from '../foundation/media.ts';
import { twoLines } from '../foundation/twoLines.styles.ts';

export const GameRowFrame = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  inline-size: 100%;
  min-block-size: ${token('target-touch')};
  padding: ${token('space-1')} ${token('space-2')};
  border-radius: ${token('radius-medium')};
  color: ${token('text')};
  text-align: start;
  text-decoration: none;
  transition: background ${token('motion-feedback')} ${token('ease-out')};
  ${canHover} {
    &:not([data-closed]):hover {
      background: ${token('action-quiet-hover')};
    }
  }
`;

export const GameRowPlace = styled.span`
  flex: none;
  inline-size: 2ch;
  color: ${token('text-accent')};
  font: ${token('weight-bold')} ${token('font-size-5')}/1 ${token('font-display')};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const GameRowCover = styled.span`
  flex: none;
  inline-size: 3rem;
  aspect-ratio: 3 / 4;
  overflow: hidden;
  &[data-size='small'] {
    inline-size: 2rem;
  }
  border-radius: ${token('radius-small')};
  background: linear-gradient(160deg, ${token('cover-tint')}, ${token('surface-sunken')});
  [data-closed] > & {
    filter: grayscale(0.8);
    opacity: 0.45;
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const GameRowWords = styled.span`
  ${twoLines}
`;
