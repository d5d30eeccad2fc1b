import { count, eq } from 'drizzle-orm';
import type { WorldWish } from '@baize/worlds';
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
    return visitor.sendSealed(`/wps/relay/passwordCheck/${name}`, { password: 'Player2026', ...payload }, sealed);
  };

const relay = (name: string, json: object) => post(`/wps/relay/${name}`, json);
const hasJoined = { account: 'player', promotion: 'weekly-cashback', state: 'joined', granted: '20000' } as const;
const hasPoints = { rows: { pointGrants: [{ account: 'player', points: 5000 }] } };

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
  launchExternalGame: {
    send: relay('GCS_gameLaunchFB', dragonGate),
    other: relay('GCS_gameLaunchFB', { ...dragonGate, mode: 'demo' }),
  },
};

const written = [transactions, postings, pointMovements, redemptions, bets, promotionEntries, gameSessions];

/** A world's row counts in each table that an effect writes to. */
export const rowsWritten = async ({ database: { owner } }: TestGateway, world: string): Promise<number[]> => {
  const counts = [];
  for (const table of written) {
    const [row] = await owner.select({ rows: count() }).from(table).where(eq(table.merchant, world));
    counts.push(row?.rows ?? 0);
  }
  return counts;
};
