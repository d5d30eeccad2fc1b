import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { hrefOf } from '../../../site/routes/paths.ts';
import { useSearch } from '../../../site/routes/useSearch.ts';
import { lazyExtra, lazyPart } from '../../../site/words/lazyWithWords.tsx';
import { CategoryShelf } from '../games/CategoryShelf.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeCorner, HomeFrame, HomeGames, HomeLine, HomeTop } from './HomePage.styles.ts';

const ListedGames = lazyPart('catalogue', () => import('../games/ListedGames.tsx').then((chunk) => chunk.ListedGames));

const loadLobby = () => import('../lobby/index.ts');
const HomePanel = lazyExtra('catalogue', () => loadLobby().then((chunk) => chunk.HomePanel));
const HomeBar = lazyExtra('catalogue', () => loadLobby().then((chunk) => chunk.HomeBar));
const Lobby = lazyExtra('catalogue', () => loadLobby().then((chunk) => chunk.Lobby));

/** Marks that more content will follow: the shell hides the footer while the document has this element. */
const COMING = <i hidden data-coming />;

const subscribeToNothing = () => () => undefined;

/**
 * Home: the merchant's banners and the first shelf of games. All other parts are lazy and load after them (REQ-040).
 */
export function HomePage() {
  const { t } = useLingui();
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const { list } = useSearch('home');
  const [gamesShown, setGamesShown] = useState(false);
  const handleShown = useCallback(() => setGamesShown(true), []);
  const all = t({ id: 'home.all', message: 'See all' });
  return (
    <>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t({ id: 'home.heading', message: '{brandName}: games and lottery' })}
      </VisuallyHidden>
      <HomeFrame>
        <HomeTop>
          <HomeHero mayMove={gamesShown} />
          <HomeCorner>
            <Suspense>{gamesShown && <HomePanel />}</Suspense>
          </HomeCorner>
        </HomeTop>
        <HomeLine>
          <Suspense>{gamesShown && <HomeBar />}</Suspense>
        </HomeLine>
        <HomeGames id="games">
          <CategoryShelf
            category="RNG"
            title={t({ id: 'home.slots', message: 'Slots' })}
            more={{ label: all, href: hrefOf('rng') }}
            onShown={handleShown}
          />
          <Suspense fallback={COMING}>{gamesShown ? <Lobby all={all} /> : COMING}</Suspense>
        </HomeGames>
      </HomeFrame>
      {/* The server renders the same HTML for every address of home. This chunk hydrates later than the frame. */}
      {list !== undefined && hydrated && (
        <Suspense>
          <ListedGames list={list} />
        </Suspense>
      )}
    </>
  );
}
