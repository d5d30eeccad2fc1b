import { cardMaintenance, type HomeShelf } from '@baize/features/catalogue';
import { GameCard } from '@baize/ui-kit/GameCard';
import { memo, Suspense, useEffect } from 'react';
import { lazyExtra, lazyPart } from '../../../words/lazyWithWords.tsx';
import { coverSizes } from './coverSizes.ts';
import { tryAction } from './gameAction.ts';
import { usePlay } from './usePlay.tsx';

/** Settled when the first card is in the document: hearts and moments are fetched after it. */
const firstCard = Promise.withResolvers<void>();

const FavouriteHeart = lazyPart('favourites', async () => {
  await firstCard.promise;
  return (await import('../../favourites/FavouriteHeart.tsx')).FavouriteHeart;
});

// Few cards have a moment, and writing one needs formats that no other card does.
const Moment = lazyExtra('catalogue', async () => {
  await firstCard.promise;
  return (await import('./Moment.tsx')).Moment;
});

const GameFacts = lazyExtra('catalogue', () => import('./GameFacts.tsx').then((chunk) => chunk.GameFacts));

type Game = HomeShelf['games'][number];

interface GameTileProps {
  readonly game: Game;
  /** Its vendor; the card has the vendor's code until it is known. */
  readonly vendor: ReturnType<HomeShelf['vendorOf']>;
  /** The card has room to tell of the game. */
  readonly tells?: boolean;
}

/** A game as a card that does what starting it leads to (REQ-189 to REQ-193). */
export const GameTile = memo(function GameTile({ game, vendor, tells }: GameTileProps) {
  const { play, dialog } = usePlay(game);
  const maintenance = cardMaintenance(game, vendor);
  useEffect(() => firstCard.resolve(), []);
  return (
    <>
      <GameCard
        name={game.name}
        vendor={vendor?.name ?? game.vendor}
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
        maintenance={
          maintenance && {
            until: maintenance.until && (
              <Suspense>
                <Moment at={maintenance.until} />
              </Suspense>
            ),
          }
        }
      />
      {dialog}
    </>
  );
});
