import { token } from '@baize/theme';
import { styled } from 'styled-components';

/** As many tiles beside each other as there is room for. */
export const VendorTilesList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${token('space-3')};
`;

/** A part of a category's vendors under its own heading. */
export const VendorGroup = styled.section`
  display: grid;
  gap: ${token('space-3')};
`;
