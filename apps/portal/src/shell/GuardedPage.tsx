import { useSession } from '@baize/features/session';
import { Navigate, useLocation } from 'react-router-dom';
import { hrefOf } from '../routes/paths.ts';
import type { RouteEntry } from '../routes/routeTable.ts';

/** The page of a route; a visitor at one that asks for a login is sent to it, with the way back (REQ-031). */
export function GuardedPage({ entry }: { readonly entry: RouteEntry }) {
  const { isLoggedIn } = useSession();
  const { pathname, search, hash } = useLocation();
  const { page: Page, requiresLogin } = entry;
  if (requiresLogin && !isLoggedIn) {
    return <Navigate replace to={hrefOf('login', { return: `${pathname}${search}${hash}` }) ?? '/'} />;
  }
  return <Page />;
}
