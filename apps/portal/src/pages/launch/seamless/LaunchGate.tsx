import { launchStep } from '@baize/features/launch';
import { useSession } from '@baize/features/session';
import { hrefOf } from '../../../routes/paths.ts';
import { addressOf, usePlace } from '../../../routes/Place.ts';
import { SendOn } from '../../../routes/SendOn.tsx';
import type { RequestedGame } from '../../../routes/search/requestedGame.ts';
import { RealAccountScreen } from '../../../shell/lazyScreens.tsx';
import { LaunchedGame } from './LaunchedGame.tsx';

/** Lets through who may play: visitors log in first, a trial account is told to use a real one (REQ-189, REQ-190). */
export function LaunchGate({ game }: { readonly game: RequestedGame }) {
  const { session } = useSession();
  const place = usePlace();
  const { vendor, code, category, demo } = game;
  const { step } = launchStep({ vendor, code, category, opensList: false, status: 'open' }, session, { demo });
  if (step === 'logIn') return <SendOn to={hrefOf('login', { return: addressOf(place) })} />;
  if (step === 'needRealAccount') return <RealAccountScreen />;
  // A game belongs to the session that it was opened in.
  const owner = session.state === 'anonymous' ? undefined : session.token;
  return <LaunchedGame key={owner} game={game} />;
}
