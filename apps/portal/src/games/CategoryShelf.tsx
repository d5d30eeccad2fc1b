import type { CategoryCode } from '@baize/domain/categories';
import { useHomeShelf } from '@baize/features/games';
import { GameShelf } from '@baize/ui-kit/GameShelf';
import { VendorChip } from '@baize/ui-kit/VendorChip';
import { lazy, Suspense, useState } from 'react';
import { ShelfNotice } from '../shell/lazyScreens.tsx';
import { GameTile } from './GameTile.tsx';

const VendorGamesDialog = lazy(() =>
  import('./VendorGamesDialog.tsx').then((chunk) => ({ default: chunk.VendorGamesDialog })),
);

interface CategoryShelfProps {
  readonly category: CategoryCode;
  readonly title: string;
}

/** One category: its vendors, and games that are played from here. */
export function CategoryShelf({ category, title }: CategoryShelfProps) {
  const shelf = useHomeShelf(category);
  const [listed, setListed] = useState<string>();
  const names = new Map(shelf.vendors.map(({ vassalage, name }) => [vassalage, name]));
  return (
    <>
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
        notice={
          shelf.state === 'empty' || shelf.state === 'failed' ? (
            <Suspense>
              <ShelfNotice kind={shelf.state} onRetry={shelf.retry} />
            </Suspense>
          ) : undefined
        }
      >
        {shelf.games.map((game) => (
          <GameTile
            key={game.id}
            game={game}
            vendorName={names.get(game.vendor) ?? game.vendor}
            onList={({ vendor }) => setListed(vendor)}
          />
        ))}
      </GameShelf>
      {listed !== undefined && (
        <Suspense>
          <VendorGamesDialog
            vendor={listed}
            category={category}
            title={names.get(listed) ?? listed}
            onClose={() => setListed(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
