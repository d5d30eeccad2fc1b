import { GameShelfPlaceShape } from './GameShelf.styles.ts';

interface GameShelfPlaceProps {
  /** The card is on its way now: what waits until nothing in sight is loading waits for it. */
  readonly busy?: boolean;
}

/** The exact place of a card that is still to come: its cover, its name, its vendor. Nothing moves when the card is there. */
export function GameShelfPlace({ busy }: GameShelfPlaceProps) {
  return <GameShelfPlaceShape data-awaited aria-busy={busy} />;
}
