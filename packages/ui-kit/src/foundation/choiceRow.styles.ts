import { token } from '@baize/theme';
import { css } from 'styled-components';

/** A label as a row: a box in place of the browser's checkbox or radio button, and the text. */
export const choiceRow = css`
  display: flex;
  gap: ${token('space-3')};
  min-block-size: ${token('target-touch')};
  padding-block: ${token('space-2')};
  cursor: pointer;
  > input {
    flex: none;
    display: grid;
    place-items: center;
    appearance: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block: calc((1lh - 1.25rem) / 2);
    border: 1px solid ${token('border-control')};
    background: ${token('surface-sunken')};
  }
`;
