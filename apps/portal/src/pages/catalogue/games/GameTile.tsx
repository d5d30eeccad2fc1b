import { maintenanceOf, type HomeShelf } from '@baize/features/catalogue';
import { GameCard } from '@baize/ui-kit/GameCard';
import { memo, Suspense } from 'react';
import { lazyExtra, lazyPart } from '../../../words/lazyWithWords.tsx';
import { useDateTime } from '../../../words/useDateTime.ts';
import { coverSizes } from './coverSizes.ts';
import { tryAction } from './gameAction.ts';
import { usePlay } from './usePlay.tsx';

/** The first cards are on the screen. */
const painted = () => new Promise<unknown>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const FavouriteHeart = lazyPart('favourites', async () => {
  await painted();
  return (await import('../../favourites/FavouriteHeart.tsx')).FavouriteHeart;
});

const GameFacts = lazyExtra('catalogue', () => import('./GameFacts.tsx').then((chunk) => chunk.GameFacts));

type Game = HomeShelf['games'][number];

interface GameTileProps {
  readonly game: Game;
  readonly vendorName: string;
  /** The card has room to tell of the game. */
  readonly tells?: boolean;
}

/** A game as a card that does what starting it leads to (REQ-189 to REQ-193). */
export const GameTile = memo(function GameTile({ game, vendorName, tells }: GameTileProps) {
  const { play, dialog } = usePlay(game);
  const maintenance = maintenanceOf(game);
  return (
    <>
      <GameCard
        name={game.name}
        vendor={vendorName}
        cover={game.cover}
        coverSizes={coverSizes(game.cover)}
        play={play}
        tryGame={tryAction(game)}
        favourite={
          <Suspense>
            <FavouriteHeart game={game} />
          </Suspense>
        }
        facts={
          tells && (
            <Suspense>
              <GameFacts game={game} />
            </Suspense>
          )
        }
        maintenance={maintenance && { until: maintenance.until && <Moment at={maintenance.until} /> }}
      />
      {dialog}
    </>
  );
});

// A part of its own, so that cards without a moment, which are nearly all, ask nothing that writing one needs.
function Moment({ at }: { readonly at: string }) {
  return <span>{useDateTime()(at)}</span>;
}
