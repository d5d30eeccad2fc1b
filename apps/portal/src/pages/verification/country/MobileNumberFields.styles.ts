import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** Country and number in one row where the country's name has room, else below each other. */
export const MobileRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-3')};
`;
