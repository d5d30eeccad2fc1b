import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { choiceRow } from '../foundation/choiceRow.styles.ts';

export const CheckboxFrame = styled.label`
  ${choiceRow}
  > input {
    border-radius: min(${token('radius-small')}, 0.375rem);
    &:checked {
      border-color: ${token('action')};
      background: ${token('action')};
      &::after {
        content: '';
        inline-size: 0.375rem;
        block-size: 0.6875rem;
        border: solid ${token('text-on-action')};
        /* Physical: a tick is not mirrored. */
        border-width: 0 2px 2px 0;
        rotate: 45deg;
        translate: 0 -1px;
      }
    }
  }
`;
