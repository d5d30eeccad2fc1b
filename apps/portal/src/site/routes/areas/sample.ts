import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

export const sampleRoutes = [
  {
    name: 'sample',
    paths: ['/sample'],
    label: msg({ id: 'navigation.sample', message: 'Sample' }),
    access: 'member',
    parent: 'home',
    presentation: 'page',
    layout: 'full',
  },
] as const satisfies readonly Route[];
