import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const VendorLobbyRow = styled.div`
  min-block-size: ${token('target-touch')};
`;
