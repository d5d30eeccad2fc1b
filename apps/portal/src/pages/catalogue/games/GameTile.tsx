import { cardMaintenance, type HomeShelf } from '@baize/features/catalogue';
import { GameCard } from '@baize/ui-kit/GameCard';
import { memo, Suspense, useEffect } from 'react';
import { lazyExtra, lazyPart } from '../../../site/words/lazyWithWords.tsx';
import { coverSizes } from './coverSizes.ts';
import { tryAction } from './gameAction.ts';
import { usePlay } from './usePlay.tsx';

/** Resolves when the first card has mounted: the chunks of hearts and times are loaded after it. */
const firstCard = Promise.withResolvers<void>();

const FavouriteHeart = lazyPart('favourites', async () => {
  await firstCard.promise;
  return (await import('../../favourites/FavouriteHeart.tsx')).FavouriteHeart;
});

// Lazy: few cards show the end of a maintenance, and only that needs date formats.
const Moment = lazyExtra('catalogue', async () => {
  await firstCard.promise;
  return (await import('./Moment.tsx')).Moment;
});

const GameFacts = lazyExtra('catalogue', () => import('./GameFacts.tsx').then((chunk) => chunk.GameFacts));

type Game = HomeShelf['games'][number];

type GameTileProps = {
  readonly game: Game;
  /** Its vendor; the card shows the vendor's code until it has loaded. */
  readonly vendor: ReturnType<HomeShelf['vendorOf']>;
  /** True where the card has room for the game's facts. */
  readonly tells?: boolean;
};

/** A game's card with its play and trial actions, heart, facts and maintenance (REQ-189 to REQ-193). */
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
