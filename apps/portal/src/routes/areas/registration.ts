import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

export const registrationRoutes = [
  {
    name: 'register',
    // REQ-014: the header's button uses the misspelled path; both work (D2, D43).
    paths: ['/register', '/reigster'],
    label: msg({ id: 'navigation.register', message: 'Register' }),
    access: 'anyone',
    parent: 'home',
    presentation: 'dialog',
    layout: 'bare',
    replaces: true,
  },
] as const satisfies readonly Route[];
