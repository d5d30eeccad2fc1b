import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const CheckboxFrame = styled.label`
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
    border-radius: min(${token('radius-small')}, 0.375rem);
    background: ${token('surface-sunken')};
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
