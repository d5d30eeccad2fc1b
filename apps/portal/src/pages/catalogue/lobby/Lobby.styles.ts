import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const LobbyHeading = styled.h2`
  margin-block-end: ${token('space-3')};
  font-size: ${token('font-size-5')};
`;

/** Two columns read one after the other, where there is room for them. */
export const TopGamesList = styled.ol`
  columns: 18rem 3;
  column-gap: ${token('space-5')};
  > li {
    break-inside: avoid;
  }
`;
