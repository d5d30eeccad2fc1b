import { useSession } from '@baize/features/session';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { useLingui } from '@lingui/react';
import { Suspense, useState } from 'react';
import { pageNamed } from '../routes/pageNamed.ts';
import { hrefOf, namesSomething, type PageRoute } from '../routes/paths.ts';
import { addressOf, useInPopup, usePlace } from '../routes/Place.ts';
import { SendOn } from '../routes/SendOn.tsx';
import { useAdmission } from '../routes/useAdmission.ts';
import { usePageTitle } from '../screens/usePageTitle.ts';
import { LoginAgain, NonAgentScreen, NotFoundScreen, RealAccountScreen } from './lazyScreens.tsx';

/**
 * The page of a route for whoever is admitted; a visitor is sent to log in, with the way back (REQ-031). When the session
 * ends by itself, the page stays beneath the log-in, and begins anew for another account alone (REQ-091).
 */
export function RoutePage({ route }: { readonly route: PageRoute }) {
  const place = usePlace();
  const admitted = useAdmission()(route.access);
  // In a popup, the log-in takes its place; a bare page has one of its own.
  const isOwn = !useInPopup() && route.access !== 'anyone';
  const { end, accountName } = useSession();
  const [shownTo, show] = useState<string>();
  if (isOwn && admitted === 'open' && accountName !== undefined && accountName !== shownTo) show(accountName);
  const asksAgain = shownTo !== undefined && route.layout === 'full' && admitted === 'logIn' && end === 'expired';
  switch (asksAgain ? 'open' : admitted) {
    case 'logIn': {
      // D29: agents have a log-in of their own.
      const login = route.access === 'agent' ? 'agent' : 'login';
      // Who logs out, here or in another tab, is not asked to come back (REQ-087).
      const hasLeft = shownTo !== undefined && end === 'loggedOut';
      if (hasLeft) return <SendOn to={hrefOf(login === 'agent' ? login : 'home')} />;
      return <SendOn to={hrefOf(login, { return: addressOf(place) })} />;
    }
    case 'needRealAccount':
      return <RealAccountScreen />;
    case 'hidden':
      // D54: who is no agent is told that; what is switched off does not exist.
      return route.access === 'agent' ? <NonAgentScreen /> : <NotFoundScreen />;
    case 'unknown':
      return <LoadingCover />;
    case 'open':
      if (!namesSomething(route, place.search)) {
        const elsewhere = route.nothingNamed && hrefOf(route.nothingNamed);
        return elsewhere === undefined ? <NotFoundScreen /> : <SendOn to={elsewhere} />;
      }
      return (
        <>
          <OpenPage key={shownTo} route={route} />
          <Suspense>{asksAgain && <LoginAgain />}</Suspense>
        </>
      );
  }
}

function OpenPage({ route }: { readonly route: PageRoute }) {
  const { i18n } = useLingui();
  usePageTitle(i18n._(route.title ?? route.label));
  const Page = pageNamed[route.name];
  return <Page />;
}
