import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';
import { requestedWayBack } from '../search/requestedWayBack.ts';

export const registrationRoutes = [
  {
    name: 'register',
    // REQ-014: the header's button uses the misspelled path; both work (D2, D43).
    paths: ['/register', '/reigster'],
    label: msg({ id: 'navigation.register', message: 'Register' }),
    access: 'anyone',
    presentation: 'dialog',
    layout: 'bare',
    replaces: true,
    search: requestedWayBack,
  },
] as const satisfies readonly Route[];
