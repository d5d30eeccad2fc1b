import { randomUUID } from 'node:crypto';
import type { Call } from '../../kernel/gateway.types.ts';
import { limitsPort } from '../../limits/limitsPort.ts';
import { applyDeposit } from '../../payments/applyDeposit.ts';
import { insertDeposit, lockDeposit } from '../../payments/deposits.store.ts';
import { finishWithdrawal, payoutOf } from '../../payments/finishWithdrawal.ts';
import type { Outcome } from '../../payments/finishWithdrawal.ts';
import type { OrderState } from '../../payments/provider.types.ts';
import { requestWithdrawal } from '../../payments/requestWithdrawal.ts';
import { lockWithdrawal } from '../../payments/withdrawals.store.ts';
import type { Deed, Draw, Happening, Scheduled } from './ledger.types.ts';

const DAY_MS = 86_400_000;

/** A deposit, with a bonus of any terms or without, and the states of its provider. */
export const depositOf = ({ owner, merchant }: Scheduled, next: Draw): Deed[] => {
  const id = randomUUID();
  const amount = BigInt(2 + next(60_000));
  const terms = { method_id: 'bank', kind: 'bank' as const, amount, fee: 0n, currency: 'CNY' };
  const grant = {
    cause: `bonus:${id}`,
    isFirst: next(2) === 0,
    isForfeited: next(2) === 0,
    days: next(2) === 0 ? 1 : undefined,
  };
  const bonus = {
    promotion_id: `p-${id}`,
    bonus_share: 5000,
    bonus_highest: 1_000_000n,
    bonus_is_first: grant.isFirst,
    bonus_is_forfeited: grant.isForfeited,
    bonus_days: grant.days ?? null,
  };
  const times = 1 + next(2);
  const own = { id, status: 'pending' as const, times, reference: 'D', pay_url: 'x', sequence: 1 };
  const hasBonus = next(3) > 0;
  const order: Deed = {
    key: `order ${id}`,
    run: (orm, now) =>
      orm.transaction(async (tx) => {
        // As the idempotency key does of a call.
        if ((await lockDeposit(tx, owner.merchant, id)) !== undefined) return 'done';
        const refused = await limitsPort.refusePlay(tx, owner, { kind: 'deposit', amount }, now);
        if (refused !== undefined) return refused.code;
        const at = { created_at: now, asked_at: now, expires_at: new Date(now.getTime() + DAY_MS) };
        const row = await insertDeposit(tx, owner, { ...own, ...terms, ...at, ...(hasBonus ? bonus : {}) });
        return row === undefined ? 'depositsPending' : 'done';
      }),
    does: () => ({ type: 'ordered', order: id, amount }),
  };
  const apply = (change: Partial<OrderState>, does: Happening): Deed => ({
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
    does: () => does,
  });
  const credited = { type: 'credited' as const, order: id, paid: amount - 1n, times: BigInt(times) };
  const paid = apply(
    { state: 'paid', sequence: 3, paid: amount - 1n },
    { ...credited, grant: hasBonus ? grant : undefined },
  );
  const confirming = apply({ state: 'confirming' }, { type: 'moved', amount: 0n });
  const lapsed = apply({ state: 'lapsed', sequence: 2 }, { type: 'lapsed', order: id });
  return [order, ...([[confirming, paid], [paid], [lapsed, paid], [lapsed]][next(4)] ?? [])];
};

/** A withdrawal and its ends, of which one counts. */
export const withdrawalOf = ({ owner, account, merchant }: Scheduled, next: Draw): Deed[] => {
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
    does: () => ({ type: 'requested', amount }),
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
    // Of a part that arrived, a part of the fee stays: the orders say how much came back.
    does: () => (share === 1n ? { type: 'paid' } : { type: 'moved', amount: share === 0n ? amount : 0n }),
  });
  const ends = [end('received', 2n), end('partlyReceived', 1n), end('notReceived', 0n), end('cancelled', 0n)];
  const first = next(5);
  return [request, ...ends.slice(first, first + 1 + next(2))];
};
