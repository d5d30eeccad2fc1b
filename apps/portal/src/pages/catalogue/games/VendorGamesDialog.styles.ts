import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const VendorGames = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${token('space-4')};
`;
