import { placeIcons } from '@baize/ui-kit/Icon';
import { msg } from '@lingui/core/macro';
import type { CentreRow } from '../../site/centre/centre.types.ts';
import { hrefOf } from '../../site/routes/paths.ts';
import { lazyPart } from '../../site/words/lazyWithWords.tsx';
import { ProfilePage } from './profile/ProfilePage.tsx';

const account = msg({ id: 'member.group.account', message: 'Your account' });
const rewards = msg({ id: 'member.group.rewards', message: 'Rewards' });

const money = msg({ id: 'member.group.money', message: 'Money' });

const DepositPage = lazyPart('member', () => import('./deposit/DepositPage.tsx').then((chunk) => chunk.DepositPage));

const RewardCenterPage = lazyPart('promotions', () =>
  import('../promotions/reward-center/RewardCenterPage.tsx').then((chunk) => chunk.RewardCenterPage),
);

/** The pages of the member centre (REQ-217), which loads them: a row here is all that a page needs. */
export const memberRows: readonly CentreRow[] = [
  {
    key: 'profile',
    label: msg({ id: 'navigation.member', message: 'Profile' }),
    icon: 'user',
    group: account,
    access: 'realAccount',
    page: ProfilePage,
  },
  {
    key: 'depositv2',
    label: msg({ id: 'navigation.deposit', message: 'Deposit' }),
    icon: placeIcons.wallet,
    group: money,
    access: 'realAccount',
    page: DepositPage,
  },
  {
    key: 'rewards',
    label: msg({ id: 'navigation.rewardCenter', message: 'Reward centre' }),
    icon: placeIcons.medal,
    group: rewards,
    access: 'realAccount',
    page: RewardCenterPage,
  },
  {
    key: 'points',
    label: msg({ id: 'navigation.pointMall', message: 'Points store' }),
    icon: placeIcons.ticket,
    group: rewards,
    access: 'anyone',
    href: hrefOf('pointMall'),
  },
];
