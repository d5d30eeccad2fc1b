import type { HomeShelf } from '@baize/features/games';
import { useSession } from '@baize/features/session';
import { GameCard } from '@baize/ui-kit/GameCard';
import { lazy, Suspense, useState } from 'react';
import { useDateTime } from '../words/useDateTime.ts';
import { playAction, tryAction } from './gameAction.ts';

const RealAccountDialog = lazy(() =>
  import('./RealAccountDialog.tsx').then((chunk) => ({ default: chunk.RealAccountDialog })),
);

type Game = HomeShelf['games'][number];

interface GameTileProps {
  readonly game: Game;
  readonly vendorName: string;
}

/** A game as a card that does what starting it leads to (REQ-189 to REQ-193). */
export function GameTile({ game, vendorName }: GameTileProps) {
  const { session } = useSession();
  const dateTime = useDateTime();
  const [needsRealAccount, setNeedsRealAccount] = useState(false);
  return (
    <>
      <GameCard
        name={game.name}
        vendor={vendorName}
        cover={game.cover}
        play={playAction(game, session, () => setNeedsRealAccount(true))}
        tryGame={tryAction(game)}
        maintenance={
          game.status === 'maintenance'
            ? { until: game.maintenanceUntil === undefined ? undefined : dateTime(game.maintenanceUntil) }
            : undefined
        }
      />
      {needsRealAccount && (
        <Suspense>
          <RealAccountDialog onClose={() => setNeedsRealAccount(false)} />
        </Suspense>
      )}
    </>
  );
}
