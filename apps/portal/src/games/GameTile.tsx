import type { HomeShelf } from '@baize/features/games';
import { launchStep } from '@baize/features/launch';
import { useSession } from '@baize/features/session';
import { GameCard } from '@baize/ui-kit/GameCard';
import { lazy, Suspense, useState } from 'react';
import { hrefOf } from '../routes/paths.ts';
import { useDateTime } from '../words/useDateTime.ts';

const RealAccountDialog = lazy(() =>
  import('./RealAccountDialog.tsx').then((chunk) => ({ default: chunk.RealAccountDialog })),
);

type Game = HomeShelf['games'][number];

interface GameTileProps {
  readonly game: Game;
  readonly vendorName: string;
  /** Shows the games of a vendor that opens as a list (REQ-192). */
  readonly onList?: ((game: Game) => void) | undefined;
}

/** A game as a card that does what starting it leads to (REQ-189 to REQ-193). */
export function GameTile({ game, vendorName, onList }: GameTileProps) {
  const { session } = useSession();
  const dateTime = useDateTime();
  const [needsRealAccount, setNeedsRealAccount] = useState(false);
  const { step } = launchStep(game, session);
  return (
    <>
      <GameCard
        name={game.name}
        vendor={vendorName}
        cover={game.cover}
        play={
          step === 'needRealAccount'
            ? { onSelect: () => setNeedsRealAccount(true) }
            : step === 'list'
              ? { onSelect: () => onList?.(game) }
              : // A visitor's link names the game, so that logging in leads to it; the page itself asks for the login.
                { href: placeOf(launchStep(game, { state: 'loggedIn' })) }
        }
        tryGame={game.trial ? { href: placeOf(launchStep(game, session, { demo: true })) } : undefined}
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

function placeOf(step: ReturnType<typeof launchStep>): string | undefined {
  return 'route' in step ? hrefOf(step.route, step.query) : undefined;
}
