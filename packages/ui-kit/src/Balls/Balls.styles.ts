import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { forcedColors } from '../foundation/media.ts';

/** The balls of a draw on one line, smaller when they are many, from left to right in every script. */
export const BallRow = styled.ol`
  display: flex;
  direction: ltr;
  gap: ${token('space-1')};
  max-inline-size: 100%;
  min-block-size: 2rem;
  justify-content: start;
  &:dir(rtl) {
    justify-content: end;
  }
  > li {
    display: grid;
    flex: 0 1 2rem;
    place-items: center;
    min-inline-size: 0;
    aspect-ratio: 1;
    border-radius: 50%;
    background: radial-gradient(circle at 35% 30%, ${token('surface-overlay')}, ${token('surface-raised')} 70%);
    box-shadow: inset 0 0 0 1px ${token('border-strong')};
    color: ${token('text')};
    font: ${token('weight-bold')} ${token('font-size-2')}/1 ${token('font-figures')};
    font-variant-numeric: tabular-nums;
    ${forcedColors} {
      border: 1px solid;
    }
  }
  > [data-special] {
    margin-inline-start: ${token('space-2')};
    background: ${token('accent')};
    color: ${token('text-on-accent')};
  }
`;
