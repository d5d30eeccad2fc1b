import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { canHover } from '../foundation/media.ts';

export const PasswordToggle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${token('radius-medium')};
  color: ${token('text-muted')};
  ${canHover} {
    &:hover {
      color: ${token('text')};
    }
  }
`;
