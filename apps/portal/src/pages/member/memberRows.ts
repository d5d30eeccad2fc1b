import { placeIcons } from '@baize/ui-kit/Icon';
import { msg } from '@lingui/core/macro';
import { hrefOf } from '../../site/routes/paths.ts';
import { lazyPart } from '../../site/words/lazyWithWords.tsx';
import { inGroups, type MemberRow } from './memberGroups.ts';
import { ProfilePage } from './profile/ProfilePage.tsx';

const RewardCenterPage = lazyPart('promotions', () =>
  import('../promotions/reward-center/RewardCenterPage.tsx').then((chunk) => chunk.RewardCenterPage),
);
const MissionsPage = lazyPart('promotions', () =>
  import('../promotions/MissionsPage.tsx').then((chunk) => chunk.MissionsPage),
);
const RankPage = lazyPart('member', () => import('./rank/RankPage.tsx').then((chunk) => chunk.RankPage));

const rows: readonly MemberRow[] = [
  {
    key: 'profile',
    label: msg({ id: 'navigation.member', message: 'Profile' }),
    icon: 'user',
    access: 'realAccount',
    page: ProfilePage,
  },
  {
    key: 'rewardCenter',
    label: msg({ id: 'navigation.rewardCenter', message: 'Reward centre' }),
    icon: placeIcons.gift,
    access: 'realAccount',
    page: RewardCenterPage,
  },
  {
    key: 'missionLeaderboard',
    label: msg({ id: 'member.missions', message: 'Missions and leaderboard' }),
    icon: placeIcons.trophy,
    access: 'realAccount',
    page: MissionsPage,
  },
  {
    key: 'pointMall',
    label: msg({ id: 'navigation.pointMall', message: 'Points store' }),
    icon: placeIcons.ticket,
    access: 'anyone',
    href: hrefOf('pointMall'),
  },
  {
    key: 'playerRank',
    label: msg({ id: 'member.rank', message: 'VIP level' }),
    icon: placeIcons.medal,
    access: 'realAccount',
    page: RankPage,
    alias: '/vip',
  },
];

/** The pages of the member centre (REQ-217), which loads them: a row here is all that a page needs. */
export const memberRows = inGroups(rows);
