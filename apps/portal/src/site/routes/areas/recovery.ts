import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

export const recoveryRoutes = [
  {
    name: 'forget',
    paths: ['/forget'],
    label: msg({ id: 'navigation.forget', message: 'Reset password' }),
    access: 'anyone',
    parent: 'login',
    presentation: 'page',
    layout: 'bare',
  },
] as const satisfies readonly Route[];
