import { GameShelfPlace } from '@baize/ui-kit/GameShelf';
import { Spinner } from '@baize/ui-kit/Spinner';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { FavouritesGrid } from './FavouritesPage.styles.ts';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholders in the shape of cards, rendered while the favourites load. */
export function FavouritesPlaceholder() {
  return (
    <>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      <FavouritesGrid>
        {PLACES.map((place) => (
          <li key={place} aria-hidden="true">
            <GameShelfPlace />
          </li>
        ))}
      </FavouritesGrid>
    </>
  );
}
