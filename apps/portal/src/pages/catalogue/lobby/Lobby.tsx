import { useLingui } from '@lingui/react/macro';
import { ContinuePlaying } from './ContinuePlaying.tsx';
import { HomeClaims } from './HomeClaims.tsx';
import { NearShelf } from './NearShelf.tsx';
import { TopGames } from './TopGames.tsx';

/** What home has beneath its first shelf. */
export function Lobby() {
  const { t } = useLingui();
  return (
    <>
      <ContinuePlaying />
      <NearShelf category="LIVE" title={t({ id: 'lobby.live', message: 'Live casino' })} />
      <NearShelf category="FISH" title={t({ id: 'lobby.fishing', message: 'Fishing' })} />
      <TopGames />
      <HomeClaims />
    </>
  );
}
