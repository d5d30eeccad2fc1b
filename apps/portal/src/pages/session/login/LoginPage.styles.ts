import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const LoginWays = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-3')};
  > :only-child {
    margin-inline: auto;
  }
`;
