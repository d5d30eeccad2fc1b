import { placeIcons } from '@baize/ui-kit/Icon';
import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

export const promotionsRoutes = [
  {
    name: 'promotions',
    paths: ['/promotions'],
    label: msg({ id: 'navigation.promotions', message: 'Promotions' }),
    icon: placeIcons.gift,
    access: 'anyone',
    presentation: 'page',
    layout: 'full',
  },
  {
    name: 'rewardCenter',
    paths: ['/rewardCenter'],
    label: msg({ id: 'navigation.rewardCenter', message: 'Reward centre' }),
    icon: placeIcons.medal,
    access: 'realAccount',
    parent: 'promotions',
    presentation: 'dialog',
    layout: 'full',
  },
] as const satisfies readonly Route[];
