import { maintenanceOf, type HomeShelf } from '@baize/features/catalogue';
import { useSession } from '@baize/features/session';
import { GameCard } from '@baize/ui-kit/GameCard';
import { memo, Suspense, useState } from 'react';
import { lazyPart } from '../../../words/lazyWithWords.tsx';
import { useDateTime } from '../../../words/useDateTime.ts';
import { coverSizes } from './coverSizes.ts';
import { playAction, tryAction } from './gameAction.ts';

const RealAccountDialog = lazyPart('catalogue', () =>
  import('./RealAccountDialog.tsx').then((chunk) => chunk.RealAccountDialog),
);

const FavouriteHeart = lazyPart('favourites', () =>
  import('../../favourites/FavouriteHeart.tsx').then((chunk) => chunk.FavouriteHeart),
);

type Game = HomeShelf['games'][number];

interface GameTileProps {
  readonly game: Game;
  readonly vendorName: string;
}

/** A game as a card that does what starting it leads to (REQ-189 to REQ-193). */
export const GameTile = memo(function GameTile({ game, vendorName }: GameTileProps) {
  const { session } = useSession();
  const maintenance = maintenanceOf(game);
  const [needsRealAccount, setNeedsRealAccount] = useState(false);
  return (
    <>
      <GameCard
        name={game.name}
        vendor={vendorName}
        cover={game.cover}
        coverSizes={coverSizes(game.cover)}
        play={playAction(game, session, () => setNeedsRealAccount(true))}
        tryGame={tryAction(game)}
        favourite={
          <Suspense>
            <FavouriteHeart game={game} />
          </Suspense>
        }
        maintenance={maintenance && { until: maintenance.until && <Moment at={maintenance.until} /> }}
      />
      {needsRealAccount && (
        <Suspense>
          <RealAccountDialog onClose={() => setNeedsRealAccount(false)} />
        </Suspense>
      )}
    </>
  );
});

// A part of its own, so that cards without a moment, which are nearly all, ask nothing that writing one needs.
function Moment({ at }: { readonly at: string }) {
  return useDateTime()(at);
}
