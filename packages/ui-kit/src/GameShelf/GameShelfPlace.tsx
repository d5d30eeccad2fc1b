import { GameShelfPlaceShape } from './GameShelf.styles.ts';

type GameShelfPlaceProps = {
  /** True while the card loads; `aria-busy` also delays work that waits until nothing visible is loading. */
  readonly busy?: boolean;
};

/** Placeholder with the exact size of a card: cover, name and vendor. */
export function GameShelfPlace({ busy }: GameShelfPlaceProps) {
  return <GameShelfPlaceShape data-awaited aria-busy={busy} />;
}
