import { token } from '@baize/theme';
import { below640 } from '@baize/ui-kit/media';
import { styled } from 'styled-components';

export const LobbyHeading = styled.h2`
  margin-block-end: ${token('space-3')};
  font-size: ${token('font-size-5')};
`;

/** Up to three columns, each read to its end before the next. */
export const TopGamesList = styled.ol`
  columns: 18rem 3;
  column-gap: ${token('space-5')};
  > li {
    break-inside: avoid;
  }
`;

/** A phone shows the latest six only. */
export const WinnersFrame = styled.div`
  ${below640} {
    li:nth-child(n + 7) {
      display: none;
    }
  }
`;

/** Promotions and categories: one stop of the Tab key. */
export const WaysOn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

/** Tiles, side by side where there is room; each a picture beside its title. */
export const PromotionTileList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${token('space-4')};
  a {
    display: grid;
    grid-template-columns: min(9rem, 40%) minmax(0, 1fr);
    align-items: center;
    gap: ${token('space-4')};
    min-block-size: 7rem;
    overflow: clip;
    border-radius: ${token('radius-medium')};
    background: ${token('surface-raised')};
    color: ${token('text')};
    font-size: ${token('font-size-4')};
    font-weight: ${token('weight-bold')};
    text-decoration: none;
    &:hover {
      background: ${token('action-quiet-hover')};
    }
  }
  img {
    align-self: stretch;
    inline-size: 100%;
    /* As high as the words beside it need. */
    block-size: 0;
    min-block-size: 100%;
    object-fit: cover;
    object-position: top;
  }
  bdi {
    padding-block: ${token('space-2')};
    padding-inline-end: ${token('space-4')};
    overflow-wrap: anywhere;
  }
`;
