import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const ConfirmText = styled.p`
  color: ${token('text-muted')};
  overflow-wrap: anywhere;
`;
