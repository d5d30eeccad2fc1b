import type { HomeShelf } from '@baize/features/games';
import { launchStep } from '@baize/features/launch';
import { useSession } from '@baize/features/session';
import { GameCard, type GameCardAction } from '@baize/ui-kit/GameCard';
import { useState } from 'react';
import { hrefOf } from '../routes/paths.ts';
import { useDateTime } from '../words/useDateTime.ts';
import { RealAccountDialog } from './RealAccountDialog.tsx';
import { VendorGamesDialog } from './VendorGamesDialog.tsx';

type Game = HomeShelf['games'][number];

interface GameTileProps {
  readonly game: Game;
  readonly vendorName: string;
}

type Shown = 'realAccount' | 'list' | undefined;

/** A game as a card that does what starting it leads to (REQ-189 to REQ-193). */
export function GameTile({ game, vendorName }: GameTileProps) {
  const { session } = useSession();
  const dateTime = useDateTime();
  const [shown, setShown] = useState<Shown>();
  const close = (): void => setShown(undefined);
  return (
    <>
      <GameCard
        name={game.name}
        vendor={vendorName}
        cover={game.cover}
        play={actionOf(game, session, setShown)}
        tryGame={game.trial ? { href: placeOf(launchStep(game, session, { demo: true })) } : undefined}
        maintenance={
          game.status === 'maintenance'
            ? { until: game.maintenanceUntil === undefined ? undefined : dateTime(game.maintenanceUntil) }
            : undefined
        }
      />
      {shown === 'realAccount' && <RealAccountDialog onClose={close} />}
      {shown === 'list' && (
        <VendorGamesDialog vendor={game.vendor} category={game.category} title={vendorName} onClose={close} />
      )}
    </>
  );
}

function actionOf(game: Game, session: Parameters<typeof launchStep>[1], show: (shown: Shown) => void): GameCardAction {
  const { step } = launchStep(game, session);
  if (step === 'needRealAccount') return { onSelect: () => show('realAccount') };
  if (step === 'list') return { onSelect: () => show('list') };
  // A visitor's link names the game, so that logging in leads to it; the page itself asks for the login.
  return { href: placeOf(launchStep(game, { state: 'loggedIn' })) };
}

function placeOf(step: ReturnType<typeof launchStep>): string | undefined {
  return 'route' in step ? hrefOf(step.route, step.query) : undefined;
}
