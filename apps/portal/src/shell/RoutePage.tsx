import { useSession } from '@baize/features/session';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { useLingui } from '@lingui/react';
import { Suspense, useState } from 'react';
import { pageNamed } from './pageNamed.ts';
import { hrefOf, hasRequiredSearch, type PageRoute } from '../site/routes/paths.ts';
import { addressOf, useInPopup, usePlace } from '../site/routes/Place.ts';
import { Redirect } from '../site/routes/Redirect.tsx';
import { useAdmission } from '../site/routes/useAdmission.ts';
import { usePageTitle } from '../site/screens/usePageTitle.ts';
import { LoginAgain, NonAgentScreen, NotFoundScreen, RealAccountScreen } from '../site/lazyScreens.tsx';

/**
 * The page of a route for an admitted visitor; others are sent to log in, with the way back (REQ-031). When the session
 * expires the page stays beneath the login, and is mounted anew only for another account (REQ-091).
 */
export function RoutePage({ route }: { readonly route: PageRoute }) {
  const place = usePlace();
  const admitted = useAdmission()(route.access);
  // Popups and bare pages give way to the login page; only full pages stay beneath it.
  const isOwn = !useInPopup() && route.access !== 'anyone';
  const { end, accountName } = useSession();
  const [names, show] = useState<readonly string[]>([]);
  // The name of a session is known after its page: the first one mounts nothing anew.
  if (isOwn && admitted === 'open' && accountName !== undefined && accountName !== names.at(-1))
    show([...names, accountName]);
  const isShown = names.length > 0;
  const asksAgain = isShown && route.layout === 'full' && admitted === 'logIn' && end === 'expired';
  switch (asksAgain ? 'open' : admitted) {
    case 'logIn': {
      // D29: agents have a login page of their own.
      const login = route.access === 'agent' ? 'agent' : 'login';
      // After a logout, here or in another tab, the visitor is sent home without a way back (REQ-087).
      const hasLeft = isShown && end === 'loggedOut';
      if (hasLeft) return <Redirect to={hrefOf(login === 'agent' ? login : 'home')} />;
      return <Redirect to={hrefOf(login, { return: addressOf(place) })} />;
    }
    case 'needRealAccount':
      return <RealAccountScreen />;
    case 'hidden':
      // D54: agent pages explain that they are for agents only; a page that is switched off is not found.
      return route.access === 'agent' ? <NonAgentScreen /> : <NotFoundScreen />;
    case 'unknown':
      return <LoadingCover />;
    case 'open':
      if (!hasRequiredSearch(route, place.search)) {
        const elsewhere = route.nothingNamed && hrefOf(route.nothingNamed);
        return elsewhere === undefined ? <NotFoundScreen /> : <Redirect to={elsewhere} />;
      }
      return (
        <>
          <OpenPage key={Math.max(1, names.length)} route={route} />
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
