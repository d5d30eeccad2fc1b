import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** The code of a country and the number behind it, in one line where there is room. */
export const MobileRow = styled.div`
  display: grid;
  grid-template-columns: minmax(9.5rem, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: ${token('space-3')};
`;
