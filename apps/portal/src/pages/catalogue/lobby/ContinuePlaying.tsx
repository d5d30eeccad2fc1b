import { useLastPlayed, useVendorOf } from '@baize/features/catalogue';
import { GameShelf } from '@baize/ui-kit/GameShelf';
import { useLingui } from '@lingui/react/macro';
import { GameTile } from '../games/GameTile.tsx';

/** The shelf of the games played last; null when there are none. */
export function ContinuePlaying() {
  const { t } = useLingui();
  const vendorOf = useVendorOf();
  const games = useLastPlayed();
  if (games.length === 0) return null;
  return (
    <GameShelf title={t({ id: 'lobby.continue', message: 'Continue playing' })}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} vendor={vendorOf(game)} />
      ))}
    </GameShelf>
  );
}
