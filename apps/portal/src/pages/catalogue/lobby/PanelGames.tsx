import { useLastPlayed, useTopGames, useVendorOf } from '@baize/features/catalogue';
import { useLingui } from '@lingui/react/macro';
import { GameLine } from './GameLine.tsx';
import { PanelGamesFrame } from './HomePanel.styles.ts';

type PanelGamesProps = {
  readonly atMost: number;
};

/** The games that the member played last, or the most played ones when there are none. */
export function PanelGames({ atMost }: PanelGamesProps) {
  const { t } = useLingui();
  const vendorOf = useVendorOf();
  const recent = useLastPlayed();
  const top = useTopGames();
  const games = recent.length > 0 ? recent : top;
  if (games.length === 0) return null;
  return (
    <PanelGamesFrame>
      <h3>
        {recent.length > 0
          ? t({ id: 'lobby.lastPlayed', message: 'Recently played' })
          : t({ id: 'lobby.top', message: 'Most played' })}
      </h3>
      <ul>
        {games.slice(0, atMost).map((game) => (
          <li key={game.id}>
            <GameLine size="small" game={game} vendor={vendorOf(game)} />
          </li>
        ))}
      </ul>
    </PanelGamesFrame>
  );
}
