import type { ReactNode } from 'react';
import { GameShelfPairFrame, GameShelfPairRow } from './GameShelfPair.styles.ts';

/** Two shelves of few games each, side by side where there is room for both; elsewhere one over the other. */
export function GameShelfPair({ children }: { children: ReactNode }) {
  return (
    <GameShelfPairFrame>
      <GameShelfPairRow>{children}</GameShelfPairRow>
    </GameShelfPairFrame>
  );
}
