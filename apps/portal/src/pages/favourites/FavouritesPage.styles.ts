import { token } from '@baize/theme';
import { styled } from 'styled-components';

const from1024 = '@media (min-width: 64em)';

/** Cards; with room for seven in a row, as wide as on the shelves of home. */
export const FavouritesGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${token('space-5')} ${token('space-3')};
  ${from1024} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    /* Places are held in full rows. */
    > [aria-hidden]:nth-child(n + 8) {
      display: none;
    }
  }
`;

export const FavouritesCount = styled.h2`
  color: ${token('text-muted')};
  font: ${token('weight-regular')} ${token('font-size-2')}/${token('line-body')} ${token('font-body')};
  letter-spacing: 0;
`;

/** The button that loads more games, below the list, with its error. */
export const FavouritesEnd = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
  > p {
    color: ${token('text-muted')};
  }
`;
