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
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block: calc((1lh - 1.25rem) / 2);
    accent-color: ${token('action')};
  }
`;
