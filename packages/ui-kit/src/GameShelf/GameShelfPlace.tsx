import { GameShelfPlaceShape } from './GameShelf.styles.ts';

/** The exact place of a card that is still to come: its cover, its name, its vendor. Nothing moves when the card is there. */
export function GameShelfPlace() {
  return <GameShelfPlaceShape data-awaited />;
}
