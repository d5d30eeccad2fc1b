import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

export const memberRoutes = [
  {
    name: 'member',
    paths: ['/member'],
    label: msg({ id: 'navigation.member', message: 'Profile' }),
    icon: 'user',
    access: 'realAccount',
    parent: 'home',
    presentation: 'dialog',
    layout: 'full',
  },
  {
    name: 'agentHome',
    paths: ['/agentHome'],
    label: msg({ id: 'navigation.agentHome', message: 'Agent centre' }),
    icon: 'user',
    access: 'agent',
    parent: 'home',
    presentation: 'dialog',
    layout: 'bare',
  },
] as const satisfies readonly Route[];
