import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const StatusFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  margin-block: auto;
  padding: ${token('space-7')} ${token('gutter')};
  text-align: center;
  > p:not([data-compact]) {
    max-inline-size: 32rem;
    margin-block-start: calc(-1 * ${token('space-3')});
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
  &[data-compact] {
    padding-block: ${token('space-5')};
    border-radius: ${token('radius-large')};
    background: ${token('surface')};
  }
`;

export const StatusTitle = styled.h1`
  max-inline-size: 40rem;
  font-size: ${token('font-size-6')};
  &[data-compact] {
    font-size: ${token('font-size-3')};
    font-weight: ${token('weight-bold')};
  }
`;

export const StatusActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
`;

export const StatusDetail = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-2')};
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('surface-sunken')};
  font-size: ${token('font-size-2')};
  > dt {
    color: ${token('text-muted')};
  }
  > dd {
    font-family: ${token('font-figures')};
    font-weight: ${token('weight-medium')};
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** Styles of the drawings, which use only colours of the theme. */
export const Drawing = styled.svg`
  inline-size: 12.5rem;
  block-size: 8.75rem;
  fill: none;
  stroke: ${token('border-strong')};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  [data-ink='ground'] {
    fill: ${token('surface-sunken')};
    stroke: none;
  }
  [data-ink='paper'] {
    fill: ${token('surface-raised')};
  }
  [data-ink='tint'] {
    fill: ${token('cover-tint')};
  }
  [data-ink='accent'] {
    fill: ${token('accent')};
    stroke: none;
  }
  [data-ink='partner'] {
    fill: ${token('accent-partner')};
    stroke: none;
  }
  [data-ink='line'] {
    stroke: ${token('accent')};
    stroke-width: 3;
  }
  [data-compact] > & {
    inline-size: 8.75rem;
    block-size: 6.125rem;
  }
`;
