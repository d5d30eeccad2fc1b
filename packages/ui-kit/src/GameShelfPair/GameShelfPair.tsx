import type { ReactNode } from 'react';
import { GameShelfPairFrame, GameShelfPairRow } from './GameShelfPair.styles.ts';

/** Two shelves with few games, side by side when both fit, otherwise stacked. */
export function GameShelfPair({ children }: { children: ReactNode }) {
  return (
    <GameShelfPairFrame>
      <GameShelfPairRow>{children}</GameShelfPairRow>
    </GameShelfPairFrame>
  );
}
