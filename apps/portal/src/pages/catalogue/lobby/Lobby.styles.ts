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

/** On a phone the latest of them are enough to read. */
export const WinnersFrame = styled.div`
  @media (width < 40em) {
    li:nth-child(n + 7) {
      display: none;
    }
  }
`;
