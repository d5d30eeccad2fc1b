import { placeIcons } from '@baize/ui-kit/Icon';
import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

export const systemRoutes = [
  {
    name: 'down',
    paths: ['/down'],
    label: msg({ id: 'navigation.down', message: 'Get the app' }),
    icon: placeIcons.phone,
    access: 'anyone',
    presentation: 'page',
    layout: 'full',
  },
] as const satisfies readonly Route[];
