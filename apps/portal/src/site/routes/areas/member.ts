import { moreIcons, placeIcons } from '@baize/ui-kit/Icon';
import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

const part = { access: 'realAccount', within: 'member', presentation: 'dialog', layout: 'full' } as const;

export const memberRoutes = [
  {
    name: 'member',
    paths: ['/member'],
    label: msg({ id: 'navigation.member', message: 'Profile' }),
    icon: 'user',
    access: 'realAccount',
    presentation: 'dialog',
    layout: 'full',
    hasParts: true,
  },
  {
    ...part,
    name: 'vip',
    paths: ['/vip'],
    label: msg({ id: 'navigation.vip', message: 'VIP' }),
    icon: placeIcons.medal,
  },
  {
    ...part,
    name: 'deposit',
    paths: ['/member/depositv2'],
    label: msg({ id: 'navigation.deposit', message: 'Deposit' }),
    icon: placeIcons.wallet,
  },
  {
    ...part,
    name: 'bettingRecord',
    paths: ['/member/personalHistoryCopy'],
    label: msg({ id: 'navigation.bettingRecord', message: 'Betting record' }),
    icon: moreIcons.rows,
  },
  {
    ...part,
    name: 'accountRecord',
    paths: ['/member/transactionHistory'],
    label: msg({ id: 'navigation.accountRecord', message: 'Transactions' }),
    icon: moreIcons.rows,
    access: { audience: 'realAccount', flag: 'accountRecord' },
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
