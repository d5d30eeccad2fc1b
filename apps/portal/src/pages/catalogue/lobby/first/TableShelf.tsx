import { useGame, useVendorOf } from '@baize/features/catalogue';
import { GameShelf } from '@baize/ui-kit/GameShelf';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ShelfNotice } from '../../../../site/lazyScreens.tsx';
import { GameTile } from '../../games/GameTile.tsx';
import { FirstShelfStage } from './FirstShelf.styles.ts';

type TableShelfProps = {
  readonly vendor: string;
  readonly code: string;
};

/** One game on a wide stage; null when the gateway does not list it. */
export function TableShelf({ vendor, code }: TableShelfProps) {
  const { t } = useLingui();
  const vendorOf = useVendorOf();
  const { state, game, retry } = useGame(vendor, code);
  if (state === 'absent') return null;
  return (
    <FirstShelfStage>
      <GameShelf
        title={t({ id: 'lobby.table', message: 'Featured table tonight' })}
        loading={state === 'loading'}
        notice={
          state === 'failed' ? (
            <Suspense>
              <ShelfNotice kind="failed" onRetry={retry} />
            </Suspense>
          ) : undefined
        }
      >
        {game && <GameTile game={game} vendor={vendorOf(game)} tells />}
      </GameShelf>
    </FirstShelfStage>
  );
}
