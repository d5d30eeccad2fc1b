import { cardMaintenance, type HomeShelf } from '@baize/features/catalogue';
import { GameRow } from '@baize/ui-kit/GameRow';
import { coverSizes } from '../games/coverSizes.ts';
import { usePlay } from '../games/usePlay.tsx';

type GameLineProps = {
  readonly game: HomeShelf['games'][number];
  readonly vendor: ReturnType<HomeShelf['vendorOf']>;
  readonly size?: 'small';
  /** Its rank among the most played games, from 1. */
  readonly place?: number;
};

/** A game as a row, with the play action of its card. */
export function GameLine({ game, vendor, size, place }: GameLineProps) {
  const { play, dialog } = usePlay(game);
  return (
    <>
      <GameRow
        name={game.name}
        line={vendor?.name ?? game.vendor}
        cover={game.cover}
        coverSizes={coverSizes(game.cover)}
        size={size}
        place={place}
        play={cardMaintenance(game, vendor) === undefined ? play : undefined}
      />
      {dialog}
    </>
  );
}
