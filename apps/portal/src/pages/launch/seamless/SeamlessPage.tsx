import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { NotFoundScreen } from '../../../screens/NotFoundScreen.tsx';
import { usePageTitle } from '../../../screens/usePageTitle.ts';
import { LaunchGate } from './LaunchGate.tsx';
import { requestedGame } from './requestedGame.ts';

/** A game in its frame (REQ-021, D41). The address names the game; an address that names none leads nowhere. */
export function SeamlessPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const game = requestedGame(search);
  usePageTitle(t({ id: 'seamless.title', message: 'Game' }));
  if (game === undefined) return <NotFoundScreen />;
  return <LaunchGate key={search.toString()} game={game} />;
}
