import { token } from '@baize/theme';
import { from640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

export const RankEntries = styled.section`
  > h2 {
    margin-block-end: ${token('space-2')};
    font: ${token('weight-bold')} ${token('font-size-4')}/${token('line-tight')} ${token('font-display')};
  }
`;

/** A rank: its mark, what it asks for and grants, and how far it is. */
export const RankEntry = styled.li`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr);
  align-items: center;
  gap: 0 ${token('space-3')};
  ${from640} {
    grid-template-columns: 2.25rem minmax(0, 1fr) auto;
  }
  padding: ${token('space-3')};
  border-block-end: 1px solid ${token('hairline')};
  overflow-wrap: anywhere;
  &:last-child {
    border-block-end: 0;
  }
  &[aria-current] {
    border-radius: ${token('radius-medium')};
    background: ${token('surface-sunken')};
  }
  > span {
    display: grid;
    grid-row: 1 / span 2;
    place-items: center;
    align-self: start;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border-radius: 50%;
    background: ${token('surface-sunken')};
    color: ${token('text-muted')};
    font-variant-numeric: tabular-nums;
  }
  > span[data-state='reached'] {
    color: ${token('text-accent')};
  }
  &[aria-current] > span {
    background: ${token('surface-raised')};
  }
  svg {
    inline-size: 1.25rem;
  }
  p {
    font-weight: ${token('weight-medium')};
  }
  small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-2')};
    font-variant-numeric: tabular-nums;
  }
  > small {
    grid-column: 2;
    ${from640} {
      grid-column: 3;
      text-align: end;
    }
  }
  ul {
    margin-block-start: ${token('space-1')};
    padding-inline-start: ${token('space-4')};
    font-size: ${token('font-size-2')};
    list-style: disc;
  }
`;
