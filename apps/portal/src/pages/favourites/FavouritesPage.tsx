import { useFavourites } from '@baize/features/favourites';
import { ButtonLink } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { hrefOf } from '../../site/routes/paths.ts';
import { PageStates } from '../../site/screens/PageStates.tsx';
import { PageColumn } from '../../site/parts/PageColumn.styles.ts';
import { PageHeading } from '../../site/parts/PageHeading.tsx';
import { FavouritesList } from './FavouritesList.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { GameShelfPlace } from '@baize/ui-kit/GameShelf';
import { Spinner } from '@baize/ui-kit/Spinner';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { FavouritesGrid } from './FavouritesPage.styles.ts';

/** A member's favourite games, newest first (REQ-026). */
export function FavouritesPage() {
  const { t } = useLingui();
  const { view, retry } = useFavourites();
  const frame = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusAfterRemoval(frame);
  return (
    <PageColumn ref={frame} aria-busy={view.state === 'loading'} {...keptFocus}>
      <PageHeading />
      <PageStates
        view={view}
        retry={retry}
        loading={<FavouritesPlaceholder />}
        failed={t({ id: 'favourites.failed', message: 'Your favourites could not be loaded' })}
        empty={{
          title: t({ id: 'favourites.empty', message: 'No favourites yet' }),
          text: t({ id: 'favourites.empty.text', message: 'Press the heart on a game and find it here.' }),
          action: (
            <ButtonLink variant="main" href={hrefOf('home')}>
              {t({ id: 'favourites.empty.action', message: 'See all games' })}
            </ButtonLink>
          ),
        }}
      >
        {(ready) => <FavouritesList {...ready} />}
      </PageStates>
    </PageColumn>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholders in the shape of cards, rendered while the favourites load. */
function FavouritesPlaceholder() {
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
