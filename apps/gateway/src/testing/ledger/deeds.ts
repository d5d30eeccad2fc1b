import { randomUUID } from 'node:crypto';
import { dayAt } from '@baize/domain/days';
import { and, eq } from 'drizzle-orm';
import type { GameSession } from '../../access/gameSessions.store.ts';
import type { Orm, Tx } from '../../database/database.types.ts';
import type { Call } from '../../kernel/gateway.types.ts';
import { limitsPort } from '../../limits/limitsPort.ts';
import { applyDeposit } from '../../payments/applyDeposit.ts';
import { insertDeposit } from '../../payments/deposits.store.ts';
import { finishWithdrawal, payoutOf } from '../../payments/finishWithdrawal.ts';
import type { Outcome } from '../../payments/finishWithdrawal.ts';
import type { OrderState } from '../../payments/provider.types.ts';
import { requestWithdrawal } from '../../payments/requestWithdrawal.ts';
import { lockWithdrawal } from '../../payments/withdrawals.store.ts';
import type { WithdrawalAccount } from '../../payments/withdrawals.store.ts';
import { claimRebate } from '../../records/rebates.store.ts';
import { takeBackRebate } from '../../records/takeBackRebate.store.ts';
import { moveBetween } from '../../transfers/transfers.store.ts';
import { grantBonus, openBonuses } from '../../wallet/bonuses.store.ts';
import { move, rollBack } from '../../wallet/movements.ts';
import { transactions } from '../../wallet/wallet.schema.ts';
import { lockWallet } from '../../wallet/wallet.store.ts';
import type { Owner } from '../../wallet/wallet.store.ts';

/** A step of a schedule, which may come several times, in any order and at once. Its outcome is a word. */
export type Deed = { readonly key: string; readonly run: (orm: Orm, now: Date) => Promise<string> };

export type Scheduled = {
  readonly owner: Owner;
  readonly account: WithdrawalAccount;
  readonly merchant: Call['merchant'];
};

export type Draw = (below: number) => number;

const DAY_MS = 86_400_000;
const timeZone = 'UTC';

const codeOf = (moved: Awaited<ReturnType<typeof move>>) => (moved.ok ? 'done' : moved.code);

/** A round of a vendor: a stake, and then a prize or a return or both, in any order. */
const roundOf = ({ owner }: Scheduled, next: Draw): Deed[] => {
  const session = { merchant: owner.merchant, id: `s-${owner.memberId}`, vassalage: 'BAIZE', game_type: 'RNG' };
  const player = { ...session, game_code: 'g', member_id: owner.memberId } as GameSession & { member_id: string };
  const round = randomUUID();
  const stake = BigInt(1 + next(60_000));
  const movement = (transactionId: string, amount: bigint, now: Date) => ({
    player,
    ended: false,
    holdsWallet: false,
    timeZone,
    round,
    transactionId,
    amount,
    now,
  });
  const takes = { takeBack: () => Promise.resolve(), takeBackRebate };
  const prize = BigInt(1 + next(90_000));
  const bet: Deed = {
    key: `bet ${round}`,
    run: async (orm, now) => codeOf(await move(orm, 'debit', movement(`${round}-b`, stake, now), limitsPort)),
  };
  const win: Deed = {
    key: `win ${round}`,
    run: async (orm, now) => codeOf(await move(orm, 'credit', movement(`${round}-w`, prize, now), limitsPort)),
  };
  const back: Deed = {
    key: `back ${round}`,
    run: async (orm, now) => codeOf(await rollBack(orm, movement(`${round}-b`, stake, now), takes)),
  };
  return [[bet], [bet, win], [bet, back], [bet, win, back]][next(4)] ?? [bet];
};

/** A deposit, with a bonus of any terms or without, and the states of its provider. */
const depositOf = async (orm: Orm, { owner, merchant }: Scheduled, next: Draw, now: Date): Promise<Deed[]> => {
  const id = randomUUID();
  const amount = BigInt(2 + next(60_000));
  const terms = { method_id: 'bank', kind: 'bank' as const, amount, fee: 0n, currency: 'CNY' };
  const times = { created_at: now, asked_at: now, expires_at: new Date(now.getTime() + DAY_MS) };
  const bonus = {
    promotion_id: `p-${id}`,
    bonus_share: 5000,
    bonus_highest: 1_000_000n,
    bonus_is_first: next(2) === 0,
    bonus_is_forfeited: next(2) === 0,
    bonus_days: next(2) === 0 ? 1 : null,
  };
  const own = { id, status: 'pending' as const, times: 1 + next(2), reference: 'D', pay_url: 'x', sequence: 1 };
  const chosen = next(3) > 0 ? bonus : {};
  const order = await orm.transaction((tx) => insertDeposit(tx, owner, { ...own, ...terms, ...times, ...chosen }));
  if (order === undefined) return [];
  const apply = (change: Partial<OrderState>): Deed => ({
    key: `${change.state ?? ''} ${id}`,
    run: (door, at) =>
      applyDeposit(door, merchant, {
        state: {
          kind: 'deposit',
          order: id,
          reference: 'D',
          state: 'confirming',
          sequence: 2,
          amount,
          currency: 'CNY',
          method: 'bank',
          network: undefined,
          paid: undefined,
          reason: undefined,
          ...change,
        },
        ...limitsPort,
        now: at,
      }),
  });
  const paid = apply({ state: 'paid', sequence: 3, paid: amount - 1n });
  const lapsed = apply({ state: 'lapsed', sequence: 2 });
  return [[apply({ state: 'confirming' }), paid], [paid], [lapsed, paid], [lapsed]][next(4)] ?? [paid];
};

/** A withdrawal and its ends, of which one counts. */
const withdrawalOf = ({ owner, account, merchant }: Scheduled, next: Draw): Deed[] => {
  const id = randomUUID();
  const amount = BigInt(2000 + next(50_000));
  const request: Deed = {
    key: `request ${id}`,
    run: (orm, now) =>
      orm.transaction(async (tx) => {
        // As the idempotency key does of a call.
        if ((await lockWithdrawal(tx, owner.merchant, id)) !== undefined) return 'done';
        const order = await requestWithdrawal(tx, { merchant, now } as Call, owner, { id, account, amount });
        return order.ok ? 'done' : order.code;
      }),
  };
  const end = (status: Outcome, share: bigint): Deed => ({
    key: `${status} ${id}`,
    run: (orm, now) =>
      orm.transaction(async (tx) => {
        const order = await lockWithdrawal(tx, owner.merchant, id);
        if (order === undefined) return 'unknown';
        const received = (payoutOf(order) * share) / 2n;
        return (await finishWithdrawal(tx, order, { status, received, by: 'provider', now })) ? 'done' : 'old';
      }),
  });
  const ends = [end('received', 2n), end('partlyReceived', 1n), end('notReceived', 0n), end('cancelled', 0n)];
  const first = next(5);
  return [request, ...ends.slice(first, first + 1 + next(2))];
};

/** Does `work` unless its cause is known. */
const once = (orm: Orm, merchant: string, cause: string, work: (tx: Tx) => Promise<string>): Promise<string> =>
  orm.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(eq(transactions.merchant, merchant), eq(transactions.cause, cause)));
    return known === undefined ? work(tx) : 'done';
  });

const transferOf = ({ owner }: Scheduled, next: Draw): Deed => {
  const id = randomUUID();
  const amount = BigInt(1 + next(40_000));
  const [from, to] = next(2) === 0 ? ['main', 'JADE'] : ['JADE', 'main'];
  return {
    key: `${from === 'main' ? 'out' : 'in'} ${id} ${amount}`,
    run: (orm, now) =>
      once(orm, owner.merchant, `transfer:${id}`, (tx) => moveBetween(tx, owner, { id, from, to, amount, now })),
  };
};

/** A reward: a bonus that is bound, or own money at once. */
const rewardOf = ({ owner }: Scheduled, next: Draw): Deed => {
  const cause = `grant:${randomUUID()}`;
  const amount = BigInt(1 + next(20_000));
  const terms = { isFirst: next(2) === 0, isForfeited: next(2) === 0, days: next(2) === 0 ? 1 : undefined };
  const required = amount * BigInt(next(3));
  return {
    key: `reward ${cause} ${amount}`,
    run: (orm, now) =>
      once(orm, owner.merchant, cause, (tx) =>
        grantBonus(tx, owner, { cause, amount, required, basic: 0n, terms, now }).then(() => 'done'),
      ),
  };
};

const lapseOf = ({ owner }: Scheduled): Deed => ({
  key: `lapse ${randomUUID()}`,
  run: (orm, now) =>
    orm.transaction(async (tx) => {
      await lockWallet(tx, owner);
      await openBonuses(tx, owner, new Date(now.getTime() + 2 * DAY_MS));
      return 'done';
    }),
});

const rebateOf = ({ owner }: Scheduled): Deed => ({
  key: `rebate ${owner.memberId}`,
  run: (orm, now) =>
    orm.transaction(async (tx) => {
      const at = { now: new Date(now.getTime() + DAY_MS), timeZone };
      const rebate = { day: dayAt(now.getTime(), timeZone), gameType: 'RNG' as const };
      const claimed = await claimRebate(tx, owner, rebate, at);
      return typeof claimed === 'string' ? claimed : 'done';
    }),
});

/** Random deeds of a member, at least `least`. */
export const deedsOf = async (orm: Orm, of: Scheduled, next: Draw, least: number): Promise<Deed[]> => {
  const deeds: Deed[] = [];
  const kinds = [
    () => roundOf(of, next),
    () => roundOf(of, next),
    () => roundOf(of, next),
    () => depositOf(orm, of, next, new Date()),
    () => withdrawalOf(of, next),
    () => [transferOf(of, next)],
    () => [rewardOf(of, next)],
    () => [next(3) === 0 ? lapseOf(of) : rewardOf(of, next)],
    () => [rebateOf(of)],
  ];
  while (deeds.length < least) deeds.push(...((await kinds[next(kinds.length)]?.()) ?? []));
  return deeds;
};
