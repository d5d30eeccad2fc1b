import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** Reserves the height of its buttons: a line, and a row per button. */
export const Place = styled.div`
  --button: calc(${token('target-touch')} + ${token('space-3')});
  min-block-size: calc(1.5rem + var(--button));
  &[data-count='2'] {
    min-block-size: calc(1.5rem + 2 * var(--button));
  }
`;
