import { useFavourite } from '@baize/features/favourites';
import { FavouriteButton } from '@baize/ui-kit/FavouriteButton';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { hrefOf } from '../../site/routes/paths.ts';
import { addressOf, usePlace } from '../../site/routes/Place.ts';
import { useMove } from '../../site/routes/useMove.ts';
import { notifyAtom } from '../../site/parts/notices.atoms.ts';

type FavouriteHeartProps = {
  readonly game: Parameters<typeof useFavourite>[0];
};

/** The favourite button of a game. A visitor logs in first and returns to the page (REQ-196 to REQ-198). */
export function FavouriteHeart({ game }: FavouriteHeartProps) {
  const { t } = useLingui();
  const place = usePlace();
  const move = useMove();
  const notify = useSetAtom(notifyAtom);
  const { name } = game;
  const { isFavourite, toggle } = useFavourite(game, {
    requireLogin: () => move(hrefOf('login', { return: addressOf(place) })),
    onRolledBack: (error, favourite) =>
      notify({
        text: favourite
          ? t({ id: 'favourites.notAdded', message: `Not added to your favourites: ${name}` })
          : t({ id: 'favourites.notRemoved', message: `Still in your favourites: ${name}` }),
        error,
      }),
  });
  return (
    <FavouriteButton
      label={t({ id: 'favourites.heart', message: `Favourite: ${name}` })}
      pressed={isFavourite}
      onPress={toggle}
    />
  );
}
