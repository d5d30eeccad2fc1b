import { useNewGames, useVendorOf } from '@baize/features/catalogue';
import { GameShelf } from '@baize/ui-kit/GameShelf';
import { useLingui } from '@lingui/react/macro';
import { GameTile } from '../games/GameTile.tsx';

type NewGamesProps = {
  /** True while the games load: placeholders are rendered. */
  readonly awaited: boolean;
};

/** The games added this week; null when there are none. */
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
