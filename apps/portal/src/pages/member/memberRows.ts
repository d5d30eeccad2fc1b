import { moreIcons, placeIcons } from '@baize/ui-kit/Icon';
import { msg } from '@lingui/core/macro';
import type { CentreRow } from '../../site/centre/centre.types.ts';
import { hrefOf } from '../../site/routes/paths.ts';
import { lazyPart } from '../../site/words/lazyWithWords.tsx';
import { ProfilePage } from './profile/ProfilePage.tsx';

const account = msg({ id: 'member.group.account', message: 'Your account' });
const money = msg({ id: 'member.group.money', message: 'Money' });
const records = msg({ id: 'member.group.records', message: 'Records' });
const rewards = msg({ id: 'member.group.rewards', message: 'Rewards' });

const DepositPage = lazyPart('member', () => import('./deposit/DepositPage.tsx').then((chunk) => chunk.DepositPage));

const RewardCenterPage = lazyPart('promotions', () =>
  import('../promotions/reward-center/RewardCenterPage.tsx').then((chunk) => chunk.RewardCenterPage),
);

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
    key: 'transferFund',
    label: msg({ id: 'navigation.transferFund', message: 'My wallet' }),
    icon: placeIcons.wallet,
    group: money,
    access: 'realAccount',
    page: WalletPage,
  },
  {
    key: 'withdraw',
    label: msg({ id: 'navigation.withdraw', message: 'Withdraw' }),
    icon: moreIcons.up,
    group: money,
    access: 'realAccount',
    page: WithdrawPage,
  },
  {
    key: 'transferUpline',
    label: msg({ id: 'navigation.transferUpline', message: 'Transfer to upline' }),
    icon: 'forward',
    group: money,
    access: 'realAccount',
    page: TransferUplinePage,
  },
  {
    key: 'personalHistoryCopy',
    label: msg({ id: 'member.bettingRecord', message: 'Betting record' }),
    icon: moreIcons.rows,
    group: records,
    access: 'realAccount',
    page: BettingRecordPage,
  },
  {
    key: 'transactionHistory',
    label: msg({ id: 'member.accountRecord', message: 'Transactions' }),
    icon: placeIcons.wallet,
    group: records,
    access: { audience: 'realAccount', flag: 'accountRecord' },
    page: AccountRecordPage,
  },
  {
    key: 'personalProfit',
    label: msg({ id: 'member.profit', message: 'Profit and loss' }),
    icon: moreIcons.bars,
    group: records,
    access: 'realAccount',
    page: ProfitPage,
  },
  {
    key: 'bonusDetails',
    label: msg({ id: 'member.bonuses', message: 'Bonus details' }),
    icon: placeIcons.gift,
    group: records,
    access: 'realAccount',
    page: BonusPage,
  },
  {
    key: 'manualRebate',
    label: msg({ id: 'member.rebate', message: 'Rebate' }),
    icon: placeIcons.slots,
    group: records,
    access: 'realAccount',
    page: RebatePage,
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
