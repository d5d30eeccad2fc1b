import type { LaunchableGame } from '@baize/features/launch';
import { useSession } from '@baize/features/session';
import type { GameCardAction } from '@baize/ui-kit/GameCard';
import { useState, type ReactNode } from 'react';
import { playAction } from './gameAction.ts';
import { LazyRealAccountDialog } from './LazyRealAccountDialog.tsx';

/** Returns the play action of a game and the dialog that it may open; render the dialog beside the game. */
export const usePlay = (game: LaunchableGame): { play: GameCardAction; dialog: ReactNode } => {
  const { session } = useSession();
  const [needsRealAccount, setNeedsRealAccount] = useState(false);
  return {
    play: playAction(game, session, () => setNeedsRealAccount(true)),
    dialog: needsRealAccount && <LazyRealAccountDialog onClose={() => setNeedsRealAccount(false)} />,
  };
};
