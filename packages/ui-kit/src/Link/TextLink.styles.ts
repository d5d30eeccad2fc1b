import { token } from '@baize/theme';
import { styled } from 'styled-components';
import { Link } from './Link.tsx';

export const TextLinkFrame = styled(Link)`
  color: ${token('text-link')};
  text-underline-offset: 0.2em;
  text-decoration-thickness: 1px;
  border-radius: ${token('radius-small')};
  &:hover {
    text-decoration-thickness: 2px;
  }
`;
