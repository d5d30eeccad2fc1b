import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const RecoveryText = styled.p`
  display: block;
  color: ${token('text-muted')};
`;
