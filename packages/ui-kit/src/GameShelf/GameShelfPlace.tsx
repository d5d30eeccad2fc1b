import { Skeleton } from '../Skeleton/index.ts';
import { GameShelfPlaceName, GameShelfPlaceVendor } from './GameShelf.styles.ts';

/** The exact place of a card that is still to come: its cover, its name, its vendor. Nothing moves when the card is there. */
export function GameShelfPlace() {
  return (
    <div aria-hidden="true" data-awaited>
      <Skeleton shape="cover" />
      <GameShelfPlaceName>
        <Skeleton shape="line" />
      </GameShelfPlaceName>
      <GameShelfPlaceVendor>
        <Skeleton shape="line" />
      </GameShelfPlaceVendor>
    </div>
  );
}
