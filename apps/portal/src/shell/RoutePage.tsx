import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { useLingui } from '@lingui/react';
import { pageNamed } from '../routes/pageNamed.ts';
import { hrefOf, namesSomething, type PageRoute } from '../routes/paths.ts';
import { addressOf, usePlace } from '../routes/Place.ts';
import { SendOn } from '../routes/SendOn.tsx';
import { useAdmission } from '../routes/useAdmission.ts';
import { usePageTitle } from '../screens/usePageTitle.ts';
import { NotFoundScreen, RealAccountScreen } from './lazyScreens.tsx';

/** The page of a route for whoever is admitted; a visitor is sent to log in, with the way back (REQ-031). */
export function RoutePage({ route }: { readonly route: PageRoute }) {
  const place = usePlace();
  switch (useAdmission()(route.access)) {
    case 'logIn':
      // D29: agents have a log-in of their own.
      return <SendOn to={hrefOf(route.access === 'agent' ? 'agent' : 'login', { return: addressOf(place) })} />;
    case 'needRealAccount':
      return <RealAccountScreen />;
    case 'hidden':
      return <NotFoundScreen />;
    case 'unknown':
      return <LoadingCover />;
    case 'open':
      return namesSomething(route, place.search) ? <OpenPage route={route} /> : <NotFoundScreen />;
  }
}

function OpenPage({ route }: { readonly route: PageRoute }) {
  const { i18n } = useLingui();
  usePageTitle(i18n._(route.title ?? route.label));
  const Page = pageNamed[route.name];
  return <Page />;
}
