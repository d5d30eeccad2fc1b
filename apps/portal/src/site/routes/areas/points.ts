import { placeIcons } from '@baize/ui-kit/Icon';
import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

export const pointsRoutes = [
  {
    name: 'pointMall',
    paths: ['/pointMall'],
    label: msg({ id: 'navigation.pointMall', message: 'Points store' }),
    icon: placeIcons.ticket,
    access: 'anyone',
    presentation: 'page',
    layout: 'full',
  },
] as const satisfies readonly Route[];
