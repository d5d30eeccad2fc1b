import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover, from768 } from '../foundation/media.ts';
import { PopoverPanel } from '../Popover/Popover.styles.ts';

export const BalanceFrame = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  padding-inline-start: ${token('space-3')};
  border-radius: ${token('radius-pill')};
  background: ${token('surface-sunken')};
  > button:last-child {
    position: relative;
  }
  &[data-failed] output {
    color: ${token('text-muted')};
  }
`;

export const BalanceFigure = styled.div`
  line-height: 1.25;
  > span {
    display: none;
    color: ${token('text-muted')};
    font-size: ${token('font-size-1')};
    /* A word on what kind of money it is stands at every width, and never makes the amount's room wider. */
    &[data-kind] {
      display: block;
      inline-size: 0;
      min-inline-size: 100%;
      line-height: 1.15;
    }
    ${from768} {
      display: block;
    }
  }
`;

/**
 * Wide enough for a usual amount, in figures of equal width, so that nothing beside it moves. When a long amount does
 * not fit, its currency moves to a second line.
 */
export const BalanceAmount = styled.output`
  display: block;
  min-inline-size: 8.5ch;
  font-family: ${token('font-figures')};
  font-size: ${token('font-size-2')};
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
  white-space: normal;
  > bdi {
    display: block;
  }
`;

/** Covers the frame beneath the refresh button. */
export const BalanceOpener = styled.button`
  position: absolute;
  inset: 0;
  border-radius: ${token('radius-pill')};
  ${canHover} {
    &:hover {
      box-shadow: inset 0 0 0 1px ${token('hairline')};
    }
  }
`;

export const BalancePanel = styled(PopoverPanel)`
  inline-size: 17rem;
  padding: ${token('space-3')};
  /* In some schemes its background is the panel's own. */
  [data-variant='quiet'] {
    box-shadow: inset 0 0 0 1px ${token('hairline')};
  }
`;
