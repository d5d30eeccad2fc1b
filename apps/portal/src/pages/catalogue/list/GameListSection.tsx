import { useVendorOf, type GameList, type GameListView } from '@baize/features/catalogue';
import { GameShelfPlace } from '@baize/ui-kit/GameShelf';
import { useKitWords } from '@baize/ui-kit/KitWords';
import { Pagination } from '@baize/ui-kit/Pagination';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useEffect, type ReactNode, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Redirect } from '../../../site/routes/Redirect.tsx';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { GameTile } from '../games/GameTile.tsx';
import { GameCount, GameGrid, GameListFrame } from './GameList.styles.ts';

/**
 * Moves the focus to a list's start when its page changes. On Back and Forward the browser restores the place instead.
 */
const useListStart = (start: RefObject<HTMLElement | null>, page: number): void => {
  const goingBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!goingBack) start.current?.focus();
  }, [start, page, goingBack]);
};

type GameListSectionProps = {
  readonly list: GameList;
  /** The page that the address names. */
  readonly page: number;
  readonly hrefOfPage: (page: number) => string;
  /** Rendered when there are no games; null leaves out the whole list. */
  readonly empty: ReactNode;
};

const PLACES = Array.from({ length: 15 }, (_, place) => place);

/** One page of games with their number and links to the other pages; or the loading, failed or empty state. */
export function GameListSection({ list: { view, retry }, page, hrefOfPage, empty }: GameListSectionProps) {
  const { t } = useLingui();
  const start = useRef<HTMLHeadingElement>(null);
  const countText = useCountText();
  useListStart(start, page);
  // A shared link may name a page after the last one.
  if (view.state === 'beyond') return <Redirect to={hrefOfPage(view.lastPage)} />;
  if (view.state === 'empty' && empty === null) return null;
  return (
    <GameListFrame aria-busy={view.state === 'loading' || undefined}>
      <GameCount ref={start} tabIndex={-1}>
        <output>{countText(view)}</output>
      </GameCount>
      {view.state === 'loading' && (
        <GameGrid>
          {PLACES.map((place) => (
            <li key={place} aria-hidden="true">
              <GameShelfPlace />
            </li>
          ))}
        </GameGrid>
      )}
      {view.state === 'failed' && (
        <FailedNotice
          title={t({ id: 'games.failed', message: 'The games could not be loaded' })}
          error={view.error}
          onRetry={retry}
        />
      )}
      {view.state === 'empty' && empty}
      {view.state === 'ready' && <Games {...view} hrefOfPage={hrefOfPage} />}
    </GameListFrame>
  );
}

type GamesProps = Extract<GameListView, { state: 'ready' }> & Pick<GameListSectionProps, 'hrefOfPage'>;

function Games({ games, page, totalPages, hrefOfPage }: GamesProps) {
  const { t } = useLingui();
  const vendorOf = useVendorOf();
  const { arrowKeys } = useKitWords();
  return (
    <>
      <GameGrid aria-description={arrowKeys} data-one-stop>
        {games.map((game) => (
          <li key={game.id}>
            <GameTile game={game} vendor={vendorOf(game)} tells />
          </li>
        ))}
      </GameGrid>
      <Pagination label={t({ id: 'games.pages', message: 'Pages' })} page={page} pages={totalPages} href={hrefOfPage} />
    </>
  );
}

/** Returns the text of the live region: loading, no games, or their number and the page. */
const useCountText = (): ((view: GameListView) => string) => {
  const { t } = useLingui();
  const { loading } = useKitWords();
  return (view) => {
    if (view.state === 'loading') return loading;
    if (view.state !== 'ready') return t({ id: 'games.none', message: 'No games' });
    const { page, totalPages, total } = view;
    const where = t({ id: 'games.pageOf', message: `Page ${page} of ${totalPages}` });
    if (total === undefined) return where;
    const count = t({ id: 'games.count', message: plural(total, { one: `${total} game`, other: `${total} games` }) });
    return totalPages > 1 ? `${count} · ${where}` : count;
  };
};
