import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSite } from '../../../app/SiteContext.ts';
import { useSearch } from '../../../routes/useSearch.ts';
import { CategoryShelf } from '../games/CategoryShelf.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeFrame } from './HomePage.styles.ts';

const ListedGames = lazy(() => import('../games/ListedGames.tsx').then((chunk) => ({ default: chunk.ListedGames })));

/** The first page: the merchant's banners, then shelves of games (REQ-040). */
export function HomePage() {
  const { t } = useLingui();
  const { extent } = useSite();
  const { list } = useSearch('home');
  const [gamesShown, setGamesShown] = useState(false);
  const handleShown = useCallback(() => setGamesShown(true), []);
  return (
    <>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t({ id: 'home.heading', message: '{brandName}: games and lottery' })}
      </VisuallyHidden>
      <HomeHero mayMove={gamesShown} />
      <HomeFrame id="games">
        <CategoryShelf category="RNG" title={t({ id: 'home.slots', message: 'Slots' })} onShown={handleShown} />
        <CategoryShelf category="LIVE" title={t({ id: 'home.live', message: 'Live casino' })} />
        <CategoryShelf category="FISH" title={t({ id: 'home.fishing', message: 'Fishing' })} />
      </HomeFrame>
      {/* The first render is the same at every address of home, and shows a visitor. */}
      {list !== undefined && extent === 'whole' && (
        <Suspense>
          <ListedGames list={list} />
        </Suspense>
      )}
    </>
  );
}
