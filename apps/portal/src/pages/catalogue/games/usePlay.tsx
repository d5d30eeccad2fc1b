import type { LaunchableGame } from '@baize/features/launch';
import { useSession } from '@baize/features/session';
import type { GameCardAction } from '@baize/ui-kit/GameCard';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../words/lazyWithWords.tsx';
import { playAction } from './gameAction.ts';

const RealAccountDialog = lazyPart('catalogue', () =>
  import('./RealAccountDialog.tsx').then((chunk) => chunk.RealAccountDialog),
);

/** What a press on a game does, and the dialog that it may open: render that beside it. */
export function usePlay(game: LaunchableGame): { play: GameCardAction; dialog: ReactNode } {
  const { session } = useSession();
  const [needsRealAccount, setNeedsRealAccount] = useState(false);
  return {
    play: playAction(game, session, () => setNeedsRealAccount(true)),
    dialog: needsRealAccount && (
      <Suspense>
        <RealAccountDialog onClose={() => setNeedsRealAccount(false)} />
      </Suspense>
    ),
  };
}
