import type { CategoryCode } from '@baize/domain/categories';
import { useVendorGames, useVendorOf } from '@baize/features/catalogue';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Spinner } from '@baize/ui-kit/Spinner';
import { Suspense } from 'react';
import { ShelfNotice } from '../../../site/lazyScreens.tsx';
import { GameTile } from './GameTile.tsx';
import { VendorGames } from './VendorGamesDialog.styles.ts';

type VendorGamesDialogProps = {
  readonly vendor: string;
  readonly category: CategoryCode;
  readonly onClose: () => void;
};

/** The dialog with the games of a vendor that opens as a list (REQ-192). */
export function VendorGamesDialog({ vendor, category, onClose }: VendorGamesDialogProps) {
  const { state, vendorName, games, retry } = useVendorGames(vendor, category);
  const vendorOf = useVendorOf();
  return (
    <Dialog open onClose={onClose} title={vendorName}>
      {state === 'loading' && <Spinner />}
      {(state === 'empty' || state === 'failed') && (
        <Suspense fallback={<Spinner />}>
          <ShelfNotice kind={state} onRetry={retry} />
        </Suspense>
      )}
      {state === 'ready' && (
        <VendorGames aria-label={vendorName}>
          {games.map((game) => (
            <li key={game.id}>
              <GameTile game={game} vendor={vendorOf(game)} />
            </li>
          ))}
        </VendorGames>
      )}
    </Dialog>
  );
}
