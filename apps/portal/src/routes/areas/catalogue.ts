import { placeIcons } from '@baize/ui-kit/Icon';
import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';
import { requestedList } from '../search/requestedList.ts';

export const catalogueRoutes = [
  {
    name: 'home',
    paths: ['/', '/index', '/index.html', '/home'],
    label: msg({ id: 'navigation.home', message: 'Home' }),
    title: msg({ id: 'home.title', message: 'Games and lottery' }),
    icon: 'home',
    access: 'anyone',
    presentation: 'page',
    layout: 'full',
    search: (search) => ({ list: requestedList(search) }),
  },
  {
    name: 'rng',
    alsoNamed: 'slot',
    paths: ['/rng'],
    label: msg({ id: 'navigation.rng', message: 'Slots' }),
    icon: placeIcons.slots,
    access: 'anyone',
    parent: 'home',
    presentation: 'page',
    layout: 'full',
  },
] as const satisfies readonly Route[];
