import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { forcedColors } from '../foundation/media.ts';

export const StepperFrame = styled.div`
  container-type: inline-size;
`;

export const StepperList = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
`;

/** A mark above its label, with a line from the previous mark. */
export const StepRow = styled.li`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('font-size-2')};
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    inset-block-start: 1rem;
    inset-inline: calc(-50% + 1.5rem) calc(50% + 1.5rem);
    border-block-start: 1px solid ${token('border-strong')};
  }
  > [aria-hidden] {
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border: 1px solid ${token('border-control')};
    border-radius: 50%;
    font-variant-numeric: tabular-nums;
    > svg {
      inline-size: 1.125rem;
      color: ${token('success')};
    }
  }
  > :last-child {
    max-inline-size: 100%;
    padding-inline: ${token('space-1')};
    hyphens: auto;
    overflow-wrap: break-word;
    text-align: center;
    text-wrap: balance;
  }
  &[aria-current] {
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
    > [aria-hidden] {
      border-color: ${token('action')};
      background: ${token('action')};
      color: ${token('text-on-action')};
      ${forcedColors} {
        border-width: 3px;
      }
    }
  }
  &[data-state='done']:not(:first-child)::before,
  &[data-state='done'] + &::before {
    border-block-start: 2px solid ${token('accent')};
  }
  @container (width < 34rem) {
    > :last-child {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** Label of the current step below the row, shown when the row is too narrow for all labels. */
export const StepperHere = styled.p`
  display: none;
  margin-block-start: ${token('space-3')};
  font-weight: ${token('weight-medium')};
  overflow-wrap: anywhere;
  text-align: center;
  @container (width < 34rem) {
    display: block;
    &:empty {
      display: none;
    }
  }
`;
