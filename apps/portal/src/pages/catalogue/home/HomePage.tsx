import { mountedAtom } from '@baize/features/preferences';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Suspense, useCallback, useState } from 'react';
import { useSearch } from '../../../routes/useSearch.ts';
import { lazyPart } from '../../../words/lazyWithWords.tsx';
import { CategoryShelf } from '../games/CategoryShelf.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeFrame } from './HomePage.styles.ts';

const ListedGames = lazyPart('catalogue', () => import('../games/ListedGames.tsx').then((chunk) => chunk.ListedGames));

/** The first page: the merchant's banners, then shelves of games (REQ-040). */
export function HomePage() {
  const { t } = useLingui();
  const mounted = useAtomValue(mountedAtom);
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
      {list !== undefined && mounted && (
        <Suspense>
          <ListedGames list={list} />
        </Suspense>
      )}
    </>
  );
}
