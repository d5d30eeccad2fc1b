import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';
import { requestedWayBack } from '../search/requestedWayBack.ts';

export const sessionRoutes = [
  {
    name: 'login',
    // Identity providers redirect to the second path.
    paths: ['/login', '/signin'],
    label: msg({ id: 'navigation.logIn', message: 'Log in' }),
    icon: 'user',
    access: 'anyone',
    presentation: 'dialog',
    layout: 'bare',
    replaces: true,
    search: requestedWayBack,
  },
  {
    name: 'agent',
    paths: ['/agent'],
    label: msg({ id: 'navigation.agent', message: 'Agent log in' }),
    access: 'anyone',
    presentation: 'page',
    layout: 'bare',
  },
] as const satisfies readonly Route[];
