import { moreIcons, placeIcons } from '@baize/ui-kit/Icon';
import { msg } from '@lingui/core/macro';
import { bellIcon } from '../../site/routes/areas/announcements.ts';
import { lazyPart } from '../../site/words/lazyWithWords.tsx';
import { inGroups, type MemberRow } from './memberGroups.ts';
import { ProfilePage } from './profile/ProfilePage.tsx';

const DepositPage = lazyPart('member', () => import('./deposit/DepositPage.tsx').then((chunk) => chunk.DepositPage));
const RewardCenterPage = lazyPart('promotions', () =>
  import('../promotions/reward-center/RewardCenterPage.tsx').then((chunk) => chunk.RewardCenterPage),
);
const MissionsPage = lazyPart('promotions', () =>
  import('../promotions/MissionsPage.tsx').then((chunk) => chunk.MissionsPage),
);
const MessagesPage = lazyPart('member', () =>
  import('./messages/MessagesPage.tsx').then((chunk) => chunk.MessagesPage),
);
const ReferralPage = lazyPart('member', () =>
  import('./referral/ReferralPage.tsx').then((chunk) => chunk.ReferralPage),
);
const PointsPage = lazyPart('points', () => import('../points/PointsPage.tsx').then((chunk) => chunk.PointsPage));
const RankPage = lazyPart('member', () => import('./rank/RankPage.tsx').then((chunk) => chunk.RankPage));

const WalletPage = lazyPart('member', () => import('./wallet/WalletPage.tsx').then((chunk) => chunk.WalletPage));
const WithdrawPage = lazyPart('member', () =>
  import('./withdraw/WithdrawPage.tsx').then((chunk) => chunk.WithdrawPage),
);
const TransferUplinePage = lazyPart('member', () =>
  import('./transferUpline/TransferUplinePage.tsx').then((chunk) => chunk.TransferUplinePage),
);
const BettingRecordPage = lazyPart('member', () =>
  import('./records/BettingRecordPage.tsx').then((chunk) => chunk.BettingRecordPage),
);
const AccountRecordPage = lazyPart('member', () =>
  import('./records/AccountRecordPage.tsx').then((chunk) => chunk.AccountRecordPage),
);
const ProfitPage = lazyPart('member', () => import('./records/ProfitPage.tsx').then((chunk) => chunk.ProfitPage));
const BonusPage = lazyPart('member', () => import('./records/BonusPage.tsx').then((chunk) => chunk.BonusPage));
const RebatePage = lazyPart('member', () => import('./records/RebatePage.tsx').then((chunk) => chunk.RebatePage));

const LimitsPage = lazyPart('member', () => import('./limits/LimitsPage.tsx').then((chunk) => chunk.LimitsPage));
const SecurityPage = lazyPart('member', () =>
  import('./security/SecurityPage.tsx').then((chunk) => chunk.SecurityPage),
);

const rows: readonly MemberRow[] = [
  {
    key: 'profile',
    label: msg({ id: 'member.profile', message: 'Profile' }),
    icon: 'user',
    access: 'realAccount',
    page: ProfilePage,
  },
  {
    key: 'securityCenter',
    label: msg({ id: 'navigation.securityCenter', message: 'Security' }),
    icon: moreIcons.shield,
    access: 'realAccount',
    page: SecurityPage,
  },
  {
    key: 'depositv2',
    label: msg({ id: 'navigation.deposit', message: 'Deposit' }),
    icon: moreIcons.moneyIn,
    access: 'realAccount',
    page: DepositPage,
  },
  {
    key: 'transferFund',
    label: msg({ id: 'navigation.transferFund', message: 'My wallet' }),
    icon: moreIcons.wallet,
    access: 'realAccount',
    page: WalletPage,
  },
  {
    key: 'withdraw',
    label: msg({ id: 'navigation.withdraw', message: 'Withdraw' }),
    icon: moreIcons.moneyOut,
    access: 'realAccount',
    page: WithdrawPage,
  },
  {
    key: 'transferUpline',
    label: msg({ id: 'navigation.transferUpline', message: 'Transfer to upline' }),
    icon: moreIcons.toPerson,
    access: 'realAccount',
    page: TransferUplinePage,
  },
  {
    key: 'personalHistoryCopy',
    label: msg({ id: 'member.bettingRecord', message: 'Betting record' }),
    icon: moreIcons.rows,
    access: 'realAccount',
    page: BettingRecordPage,
  },
  {
    key: 'transactionHistory',
    label: msg({ id: 'member.accountRecord', message: 'Transactions' }),
    icon: moreIcons.movements,
    access: { audience: 'realAccount', flag: 'accountRecord' },
    page: AccountRecordPage,
  },
  {
    key: 'personalProfit',
    label: msg({ id: 'member.profit', message: 'Profit and loss' }),
    icon: moreIcons.bars,
    access: 'realAccount',
    page: ProfitPage,
  },
  {
    key: 'bonusDetails',
    label: msg({ id: 'member.bonuses', message: 'Bonus details' }),
    icon: placeIcons.gift,
    access: 'realAccount',
    page: BonusPage,
  },
  {
    key: 'manualRebate',
    label: msg({ id: 'member.rebate', message: 'Rebate' }),
    icon: moreIcons.rebate,
    access: 'realAccount',
    page: RebatePage,
  },
  {
    key: 'rewardCenter',
    label: msg({ id: 'navigation.rewardCenter', message: 'Reward centre' }),
    icon: placeIcons.gift,
    access: 'realAccount',
    page: RewardCenterPage,
  },
  {
    key: 'referral',
    label: msg({ id: 'member.referral', message: 'Invite friends' }),
    icon: moreIcons.external,
    access: 'realAccount',
    page: ReferralPage,
  },
  {
    key: 'messageV2',
    label: msg({ id: 'member.messages', message: 'Messages' }),
    icon: bellIcon,
    access: 'realAccount',
    page: MessagesPage,
  },
  {
    key: 'missionLeaderboard',
    label: msg({ id: 'member.missions', message: 'Missions and leaderboard' }),
    icon: moreIcons.trophy,
    access: 'realAccount',
    page: MissionsPage,
  },
  {
    key: 'pointMall',
    label: msg({ id: 'navigation.pointMall', message: 'Points store' }),
    icon: placeIcons.ticket,
    access: 'realAccount',
    page: PointsPage,
  },
  {
    key: 'playerRank',
    label: msg({ id: 'member.rank', message: 'VIP level' }),
    icon: placeIcons.medal,
    access: 'realAccount',
    page: RankPage,
    alias: '/vip',
  },
  {
    key: 'limits',
    label: msg({ id: 'member.limits', message: 'Limits' }),
    icon: moreIcons.shield,
    access: 'realAccount',
    page: LimitsPage,
  },
];

/** The pages of the member centre (REQ-217), which loads them: a row here is all that a page needs. */
export const memberRows = inGroups(rows);
