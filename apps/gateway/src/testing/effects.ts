import { count, eq } from 'drizzle-orm';
import type { WorldWish } from '@baize/worlds';
import { depositOrders, withdrawalOrders } from '../payments/payments.schema.ts';
import { rebates } from '../records/records.schema.ts';
import { bets } from '../lottery/lottery.schema.ts';
import { gameSessions } from '../access/gameSessions.schema.ts';
import { pointMovements, redemptions } from '../points/points.schema.ts';
import { promotionEntries } from '../promotions/promotions.schema.ts';
import { postings, transactions } from '../wallet/wallet.schema.ts';
import type { newWorldAt } from './newWorldAt.ts';
import type { TestGateway } from './openTestGateway.ts';
import { dragonGate } from './vendor.ts';
import type { Answer } from './visitor.ts';

type World = Awaited<ReturnType<typeof newWorldAt>>;
type Sent = { readonly token: string; readonly key: string };

/** An idempotent call; `other` sends a different request of the same operation. */
export type EffectCase = {
  readonly wish?: WorldWish;
  readonly send: (world: World, sent: Sent) => Promise<Answer>;
  readonly other: (world: World, sent: Sent) => Promise<Answer>;
};

const sent = ({ token, key }: Sent) => ({ token, headers: { 'Idempotency-Key': key } });

const post =
  (path: string, json: object): EffectCase['send'] =>
  ({ visitor }, by) =>
    visitor.call(path, { ...sent(by), json });

/** A bet on the draw that is open at its world's clock. */
const bet = (stake: string): EffectCase['send'] =>
  post('/lgw/bets', {
    vassalage: 'LOTT',
    gameCode: 'five-minute-draw',
    issueNumber: '20260301-146',
    entries: [{ play: 'last', picks: ['7'], stake }],
  });

const spend =
  (name: string, payload: object): EffectCase['send'] =>
  ({ visitor }, by) => {
    const { token, headers } = sent(by);
    const sealed = { token, headers: { ...headers, 'Content-Type': 'application/jose' } };
    return visitor.sendSealed(
      `/wps/relay/passwordCheck/${name}`,
      { paymentPassword: 'Paying2026', ...payload },
      sealed,
    );
  };

const seal =
  (path: string, payload: object): EffectCase['send'] =>
  ({ visitor }, by) => {
    const { token, headers } = sent(by);
    const sealed = { token, headers: { ...headers, 'Content-Type': 'application/jose' } };
    return visitor.sendSealed(path, { paymentPassword: 'Paying2026', ...payload }, sealed);
  };

const ACCOUNT = '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11';
const hasPaymentPassword = { members: [{ account: 'player', paymentPassword: 'Paying2026' }] };
const hasAccount: WorldWish = {
  rows: {
    ...hasPaymentPassword,
    withdrawalAccounts: [
      { id: ACCOUNT, account: 'player', kind: 'bank', bank: 'Harbour Bank', number: '6222020200112345' },
    ],
  },
};

const withdrawal = (amount: string) => seal('/wps/payments/withdrawals', { accountId: ACCOUNT, amount });

const deposit = (amount: string) =>
  post('/wps/payments/deposits', { methodId: 'bank', amount, returnPath: '/member/depositv2' });
const transfer = (amount: string) => post('/wps/relay/GCS_walletTransfer', { from: 'main', to: 'BAIZE', amount });
const hasVendorWallet: WorldWish = { settings: { vendorWallets: ['BAIZE'] } };

const played = {
  account: 'player',
  vassalage: 'BAIZE',
  gameCode: 'dragon-gate',
  staked: '40000',
  hoursAgo: 24,
} as const;

const rebate = (gameType: string) => post('/wps/records/rebates', { day: '2026-02-28', gameType });

const relay = (name: string, json: object) => post(`/wps/relay/${name}`, json);
const hasJoined = { account: 'player', promotion: 'weekly-cashback', state: 'joined', granted: '20000' } as const;
const hasPoints = { rows: { ...hasPaymentPassword, pointGrants: [{ account: 'player', points: 5000 }] } };

/** A case for each idempotent operation, by its id. */
export const effectCases: Readonly<Record<string, EffectCase>> = {
  placeBet: { wish: { clock: '2026-03-01T04:02:30Z' }, send: bet('100'), other: bet('200') },
  requestPromotionReward: {
    wish: { rows: { promotionEntries: [hasJoined] } },
    send: relay('MCSFE_signUpRequestReward', { promotionId: 'weekly-cashback' }),
    other: relay('MCSFE_signUpRequestReward', { promotionId: 'first-deposit' }),
  },
  claimRaffle: {
    send: relay('MCS2_claimRafflePromotion', { promotionId: 'lucky-draw' }),
    other: relay('MCS2_claimRafflePromotion', { promotionId: 'first-deposit' }),
  },
  redeemReward: {
    wish: hasPoints,
    send: spend('MCS2_redeemPointReward', { rewardId: 'dice-set' }),
    other: spend('MCS2_redeemPointReward', { rewardId: 'playing-cards' }),
  },
  convertPoints: {
    wish: hasPoints,
    send: spend('MCS2_convertPoint', { points: 100 }),
    other: spend('MCS2_convertPoint', { points: 200 }),
  },
  createDeposit: { send: deposit('10000'), other: deposit('20000') },
  requestWithdrawal: { wish: hasAccount, send: withdrawal('10000'), other: withdrawal('20000') },
  transferWallet: { wish: hasVendorWallet, send: transfer('10000'), other: transfer('20000') },
  collectWallets: {
    wish: { ...hasVendorWallet, rows: { vendorWallets: [{ account: 'player', vassalage: 'BAIZE', amount: '5000' }] } },
    send: post('/wps/transfers/collect', {}),
    other: post('/wps/transfers/collect', { all: true }),
  },
  transferToUpline: {
    wish: { rows: hasPaymentPassword },
    send: seal('/wps/transfers/upline', { amount: '10000' }),
    other: seal('/wps/transfers/upline', { amount: '20000' }),
  },
  claimRebate: {
    wish: { clock: '2026-03-01T04:02:30Z', rows: { rounds: [played] } },
    send: rebate('RNG'),
    other: rebate('LIVE'),
  },
  claimReferral: {
    wish: {
      rows: {
        members: [{ account: 'friend', password: 'Friend2026' }],
        referrals: [{ account: 'player', friend: 'friend' }],
        deposits: [{ account: 'friend', amount: '10000', status: 'credited', hoursAgo: 0 }],
      },
    },
    send: post('/wps/referral/claim', {}),
    other: post('/wps/referral/claim', { all: true }),
  },
  launchExternalGame: {
    send: relay('GCS_gameLaunchFB', dragonGate),
    other: relay('GCS_gameLaunchFB', { ...dragonGate, mode: 'demo' }),
  },
};

const written = [
  transactions,
  postings,
  pointMovements,
  redemptions,
  bets,
  promotionEntries,
  gameSessions,
  depositOrders,
  withdrawalOrders,
  rebates,
];

/** A world's row counts in each table that an effect writes to. */
export const rowsWritten = async ({ database: { owner } }: TestGateway, world: string): Promise<number[]> => {
  const counts = [];
  for (const table of written) {
    const [row] = await owner.select({ rows: count() }).from(table).where(eq(table.merchant, world));
    counts.push(row?.rows ?? 0);
  }
  return counts;
};
