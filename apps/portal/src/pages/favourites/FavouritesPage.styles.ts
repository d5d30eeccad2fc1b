import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const FavouritesFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  inline-size: min(100% - 2 * ${token('gutter')}, ${token('content-width')});
  margin-inline: auto;
  padding-block: ${token('space-6')} ${token('space-8')};
  > h1 {
    font-size: ${token('font-size-6')};
    outline: none;
  }
`;

export const FavouritesGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${token('space-4')};
`;

export const FavouritesCount = styled.h2`
  color: ${token('text-muted')};
  font: ${token('weight-regular')} ${token('font-size-2')}/${token('line-body')} ${token('font-body')};
  letter-spacing: 0;
`;

/** The way to more games, under them. */
export const FavouritesEnd = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
  > p {
    color: ${token('text-muted')};
  }
`;
