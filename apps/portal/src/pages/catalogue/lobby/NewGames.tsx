import { useNewGames, useVendorOf } from '@baize/features/catalogue';
import { GameShelf } from '@baize/ui-kit/GameShelf';
import { useLingui } from '@lingui/react/macro';
import { GameTile } from '../games/GameTile.tsx';

interface NewGamesProps {
  /** They are on their way: their place is held. */
  readonly awaited: boolean;
}

/** What has come this week; nothing when nothing has. */
export function NewGames({ awaited }: NewGamesProps) {
  const { t } = useLingui();
  const vendorOf = useVendorOf();
  const games = useNewGames();
  if (!awaited && games.length === 0) return null;
  return (
    <GameShelf title={t({ id: 'lobby.new', message: 'New this week' })} loading={awaited}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} vendor={vendorOf(game)} />
      ))}
    </GameShelf>
  );
}
