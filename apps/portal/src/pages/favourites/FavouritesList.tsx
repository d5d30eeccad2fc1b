import { useVendorOf } from '@baize/features/catalogue';
import type { FavouritesView } from '@baize/features/favourites';
import { Button } from '@baize/ui-kit/Button';
import { useKitWords } from '@baize/ui-kit/KitWords';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { GameTile } from '../catalogue/games/GameTile.tsx';
import { FavouritesCount, FavouritesEnd, FavouritesGrid } from './FavouritesPage.styles.ts';

/** The number of games shown, announced when it changes; the games, and a button that loads more. */
export function FavouritesList({ items: games, more }: Extract<FavouritesView, { state: 'ready' }>) {
  const { t } = useLingui();
  const vendorOf = useVendorOf();
  const { arrowKeys } = useKitWords();
  const count = games.length;
  const shown = t({
    id: 'favourites.shown',
    message: plural(count, { one: `${count} game shown`, other: `${count} games shown` }),
  });
  const failed = t({ id: 'favourites.moreFailed', message: 'More games could not be loaded.' });
  return (
    <>
      <FavouritesCount>
        <output>{shown}</output>
      </FavouritesCount>
      <FavouritesGrid aria-description={arrowKeys} data-one-stop>
        {games.map((game) => (
          <li key={game.id}>
            <GameTile game={game} vendor={vendorOf(game)} />
          </li>
        ))}
      </FavouritesGrid>
      {more && (
        <FavouritesEnd>
          {more.state === 'failed' && <p role="alert">{failed}</p>}
          <Button busy={more.state === 'loading'} onClick={more.load}>
            {t({ id: 'favourites.more', message: 'Show more' })}
          </Button>
        </FavouritesEnd>
      )}
    </>
  );
}
