import { placeIcons } from '@baize/ui-kit/Icon';
import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

export const memberRoutes = [
  {
    name: 'member',
    paths: ['/member', '/vip'],
    label: msg({ id: 'navigation.member', message: 'My account' }),
    icon: 'user',
    access: 'realAccount',
    presentation: 'dialog',
    layout: 'full',
  },
  {
    name: 'vip',
    paths: ['/member/playerRank'],
    label: msg({ id: 'navigation.vip', message: 'VIP' }),
    icon: placeIcons.medal,
    access: 'realAccount',
    presentation: 'dialog',
    layout: 'full',
  },
  {
    name: 'agentHome',
    paths: ['/agentHome'],
    label: msg({ id: 'navigation.agentHome', message: 'Agent centre' }),
    icon: 'user',
    access: 'agent',
    presentation: 'dialog',
    layout: 'bare',
  },
] as const satisfies readonly Route[];
