import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const RankFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  > p {
    color: ${token('text-muted')};
  }
`;

export const RankRow = styled.ol`
  display: flex;
  align-items: start;
  min-block-size: 8rem;
  padding-block: ${token('space-2')};
`;

/** A rank, joined by a line to the one before it. */
export const RankNode = styled.li`
  position: relative;
  display: grid;
  flex: 1 1 0;
  grid-template-rows: 4.5rem auto auto;
  justify-items: center;
  gap: ${token('space-1')};
  min-inline-size: 0;
  text-align: center;
  overflow-wrap: anywhere;
  & + &::before {
    position: absolute;
    z-index: 0;
    inset-block-start: 2.25rem;
    inset-inline: -50% 50%;
    block-size: 2px;
    background: ${token('text-accent')};
    content: '';
  }
  & + &[data-state='next']::before {
    background: ${token('hairline')};
  }
  > span:first-child {
    z-index: 1;
    place-self: center;
  }
  &:not([data-state='current']) > span:first-child {
    display: grid;
    place-items: center;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border-radius: 50%;
    background: ${token('surface-sunken')};
    color: ${token('text-muted')};
    font-variant-numeric: tabular-nums;
  }
  &[data-state='passed'] > span:first-child {
    color: ${token('text-accent')};
  }
  &[data-state='passed'] svg {
    inline-size: 1.25rem;
  }
  &[data-state='current'] > p {
    font-weight: ${token('weight-bold')};
  }
  > small {
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
  }
`;
