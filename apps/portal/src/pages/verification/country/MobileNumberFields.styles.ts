import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** The country of a number and the number behind it, in one line where the country's name has room there. */
export const MobileRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  align-items: start;
  gap: ${token('space-3')};
`;
