import type { CategoryCode } from '@baize/domain/categories';
import { useHomeShelf } from '@baize/features/games';
import { GameShelf, GameShelfPlace } from '@baize/ui-kit/GameShelf';
import { VendorChip } from '@baize/ui-kit/VendorChip';
import { lazy, Suspense, useEffect } from 'react';
import { ShelfNotice } from '../shell/lazyScreens.tsx';

const loadTile = () => import('./GameTile.tsx').then((chunk) => ({ default: chunk.GameTile }));
const GameTile = lazy(loadTile);

interface CategoryShelfProps {
  readonly category: CategoryCode;
  readonly title: string;
}

/** One category: its vendors, and games that are played from here. */
export function CategoryShelf({ category, title }: CategoryShelfProps) {
  const shelf = useHomeShelf(category);
  // The cards come beside the first answer, behind the skeletons that hold their place.
  useEffect(() => void loadTile().catch(() => undefined), []);
  const names = new Map(shelf.vendors.map(({ vassalage, name }) => [vassalage, name]));
  return (
    <GameShelf
      title={title}
      loading={shelf.state === 'loading'}
      vendors={shelf.vendors.map(({ vassalage, name, icon, isNew, status }) => (
        <VendorChip
          key={vassalage}
          name={name}
          icon={icon}
          selected={shelf.vendor === vassalage}
          onSelect={() => shelf.chooseVendor(shelf.vendor === vassalage ? undefined : vassalage)}
          badge={status === 'maintenance' ? 'maintenance' : isNew ? 'new' : undefined}
        />
      ))}
      vendorsAwaited={shelf.vendorsAwaited}
      notice={
        shelf.state === 'empty' || shelf.state === 'failed' ? (
          <Suspense>
            <ShelfNotice kind={shelf.state} onRetry={shelf.retry} />
          </Suspense>
        ) : undefined
      }
    >
      {shelf.games.map((game) => (
        <Suspense key={game.id} fallback={<GameShelfPlace />}>
          <GameTile game={game} vendorName={names.get(game.vendor) ?? game.vendor} />
        </Suspense>
      ))}
    </GameShelf>
  );
}
