import { useTopGames, useVendorOf } from '@baize/features/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { GameLine } from './GameLine.tsx';
import { LobbyHeading, TopGamesList } from './Lobby.styles.ts';

/** The ten most played games with their ranks (REQ-185). */
export function TopGames() {
  const { t } = useLingui();
  const id = useId();
  const vendorOf = useVendorOf();
  const games = useTopGames();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <LobbyHeading id={id}>{t({ id: 'lobby.top', message: 'Most played' })}</LobbyHeading>
      <TopGamesList data-one-stop>
        {games.map((game, index) => (
          <li key={game.id}>
            <GameLine game={game} vendor={vendorOf(game)} place={index + 1} />
          </li>
        ))}
      </TopGamesList>
    </section>
  );
}
