import { useFavourites } from '@baize/features/favourites';
import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { hrefOf } from '../../routes/paths.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { useFaultText } from '../../words/useFaultText.ts';
import { FavouritesList } from './FavouritesList.tsx';
import { FavouritesFrame } from './FavouritesPage.styles.ts';
import { FavouritesPlaces } from './FavouritesPlaces.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

/** The games a member has given a heart, the last one first (REQ-026). */
export function FavouritesPage() {
  const { t } = useLingui();
  const faultText = useFaultText();
  const { view, retry } = useFavourites();
  const frame = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(frame);
  return (
    <FavouritesFrame ref={frame} aria-busy={view.state === 'loading'} {...keptFocus}>
      <PageHeading />
      {view.state === 'loading' && <FavouritesPlaces />}
      {view.state === 'failed' && (
        <StatusScreen
          compact
          kind="error"
          title={t({ id: 'favourites.failed', message: 'Your favourites could not be loaded' })}
          text={view.error && faultText(view.error)}
          action={
            <Button icon="refresh" onClick={retry}>
              {t({ id: 'system.retry.action', message: 'Try again' })}
            </Button>
          }
        />
      )}
      {view.state === 'empty' && (
        <StatusScreen
          compact
          kind="empty"
          title={t({ id: 'favourites.empty', message: 'No favourites yet' })}
          text={t({ id: 'favourites.empty.text', message: 'Press the heart of a game, and you will find it here.' })}
          action={
            <ButtonLink variant="main" href={hrefOf('home')}>
              {t({ id: 'favourites.empty.action', message: 'See the games' })}
            </ButtonLink>
          }
        />
      )}
      {view.state === 'ready' && <FavouritesList {...view} />}
    </FavouritesFrame>
  );
}
