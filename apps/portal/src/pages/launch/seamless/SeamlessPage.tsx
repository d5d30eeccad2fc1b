import { addressOf, usePlace } from '../../../site/routes/Place.ts';
import { useSearch } from '../../../site/routes/useSearch.ts';
import { launchStep } from '@baize/features/launch';
import { useSession } from '@baize/features/session';
import { hrefOf } from '../../../site/routes/paths.ts';
import { Redirect } from '../../../site/routes/Redirect.tsx';
import type { RequestedGame } from '../../../site/routes/search/requestedGame.ts';
import { RealAccountScreen } from '../../../site/lazyScreens.tsx';
import { LaunchedGame } from './LaunchedGame.tsx';

/** The game that the address names, in its frame (REQ-021, D41). Another address remounts it as another game. */
export function SeamlessPage() {
  return <LaunchGate key={addressOf(usePlace())} game={useSearch('seamless')} />;
}

/**
 * Renders the game for those who may play it. Visitors log in first; a trial account gets the real-account screen
 * (REQ-189, REQ-190).
 */
function LaunchGate({ game }: { readonly game: RequestedGame }) {
  const { session } = useSession();
  const place = usePlace();
  const { vendor, code, category, demo } = game;
  const { step } = launchStep({ vendor, code, category, opensList: false, status: 'open' }, session, { demo });
  if (step === 'logIn') return <Redirect to={hrefOf('login', { return: addressOf(place) })} />;
  if (step === 'needRealAccount') return <RealAccountScreen />;
  // A launch belongs to its session: another session launches the game anew.
  const owner = session.state === 'anonymous' ? undefined : session.token;
  return <LaunchedGame key={owner} game={game} />;
}
