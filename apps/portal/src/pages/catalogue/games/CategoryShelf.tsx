import type { CategoryCode } from '@baize/domain/categories';
import { badgeOf, smallIcons, useHomeShelf } from '@baize/features/catalogue';
import { GameShelf, GameShelfPlace } from '@baize/ui-kit/GameShelf';
import { VendorChip } from '@baize/ui-kit/VendorChip';
import { lazy, Suspense, useEffect, useMemo, startTransition, useState } from 'react';
import { useSite } from '../../../site/SiteContext.ts';
import { ShelfNotice } from '../../../site/lazyScreens.tsx';
import { FEW_GAMES } from './fewGames.ts';
import { whenIdle } from '@baize/ui-kit/idle';

const loadTile = () => import('./GameTile.tsx').then((chunk) => ({ default: chunk.GameTile }));
const GameTile = lazy(loadTile);

type CategoryShelfProps = {
  readonly category: CategoryCode;
  readonly title: string;
  /** The link to the category's page; undefined in a release without that page. */
  readonly more: { label: string; href: string } | undefined;
  /** False until the shelf is near the viewport: placeholders are rendered, and no games are fetched. */
  readonly wanted?: boolean;
  /** Called once the first card, or the empty or failed notice, is rendered. */
  readonly onShown?: () => void;
};

/** The shelf of one category: vendor chips that filter it, and game cards. */
export function CategoryShelf({ category, title, more, wanted = true, onShown }: CategoryShelfProps) {
  const shelf = useHomeShelf(category, wanted);
  const { imageCdns } = useSite().effective;
  // Loads the chunk of the cards in parallel with the games; skeletons hold the places of both.
  useEffect(() => void loadTile().catch(() => undefined), []);
  const arrived = useMemo(
    () => ({
      state: shelf.state,
      games: shelf.games,
      vendors: shelf.vendors,
      vendorsAwaited: shelf.vendorsAwaited,
      vendorOf: shelf.vendorOf,
    }),
    [shelf.state, shelf.games, shelf.vendors, shelf.vendorsAwaited, shelf.vendorOf],
  );
  const { state, games, vendors, vendorsAwaited, vendorOf } = useIdleValue(arrived);
  const isWithout = state === 'empty' || state === 'failed';
  useEffect(() => {
    if (isWithout) onShown?.();
  }, [isWithout, onShown]);
  return (
    <GameShelf
      title={title}
      more={more}
      loading={state === 'loading' && (wanted ? true : 'later')}
      vendors={vendors.map((vendor) => {
        const { vassalage, name } = vendor;
        const selected = shelf.vendor === vassalage;
        return (
          <VendorChip
            key={vassalage}
            name={name}
            icons={smallIcons(vendor, selected, imageCdns)}
            selected={selected}
            onSelect={() => shelf.chooseVendor(selected ? undefined : vassalage)}
            badge={badgeOf(vendor)}
          />
        );
      })}
      vendorsAwaited={vendorsAwaited}
      notice={
        isWithout ? (
          <Suspense>
            <ShelfNotice kind={state} onRetry={shelf.retry} />
          </Suspense>
        ) : undefined
      }
    >
      {games.map((game, index) => (
        <Suspense key={game.id} fallback={<GameShelfPlace busy />}>
          <GameTile game={game} vendor={vendorOf(game)} tells={games.length <= FEW_GAMES} />
          {index === 0 && onShown && <Shown onShown={onShown} />}
        </Suspense>
      ))}
    </GameShelf>
  );
}

/** Calls `onShown` on mount: that is when the lazy card in the same `Suspense` has rendered. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

const TURN = { atMost: 500, otherwise: 0 };

/**
 * Returns `value`, delayed: a new one is applied in an idle callback, as a transition. Shelves that change together
 * thus render in separate frames, and input between them stays responsive.
 */
export const useIdleValue = <T extends object>(value: T): T => {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (value === shown) return undefined;
    return whenIdle(() => startTransition(() => setShown(value)), TURN);
  }, [value, shown]);
  return shown;
};
