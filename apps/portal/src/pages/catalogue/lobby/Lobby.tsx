import { useLingui } from '@lingui/react/macro';
import { ContinuePlaying } from './ContinuePlaying.tsx';
import { HomeClaims } from './HomeClaims.tsx';
import { NearShelf } from './NearShelf.tsx';
import { TopGames } from './TopGames.tsx';

interface LobbyProps {
  /** The words of each shelf's link to all its games. */
  readonly all: string;
}

/** What home has beneath its first shelf. */
export function Lobby({ all }: LobbyProps) {
  const { t } = useLingui();
  return (
    <>
      <ContinuePlaying />
      <NearShelf category="LIVE" title={t({ id: 'lobby.live', message: 'Live casino' })} all={all} />
      <NearShelf category="FISH" title={t({ id: 'lobby.fishing', message: 'Fishing' })} all={all} />
      <TopGames />
      <HomeClaims />
    </>
  );
}
