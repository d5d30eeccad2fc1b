import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

export const favouritesRoutes = [
  {
    name: 'favorite',
    paths: ['/favorite'],
    label: msg({ id: 'navigation.favorite', message: 'Favourites' }),
    icon: 'heart',
    access: 'member',
    presentation: 'page',
    layout: 'full',
  },
] as const satisfies readonly Route[];
