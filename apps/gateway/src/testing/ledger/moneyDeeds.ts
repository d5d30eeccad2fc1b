import { randomUUID } from 'node:crypto';
import { dayAt } from '@baize/domain/days';
import { and, eq } from 'drizzle-orm';
import type { Orm, Tx } from '../../database/database.types.ts';
import { refusePlay } from '../../limits/refusePlay.ts';
import { claimRebate } from '../../records/rebates.store.ts';
import { moveBetween, payUpline } from '../../transfers/transfers.store.ts';
import { grantBonus, openBonuses } from '../../wallet/bonuses.store.ts';
import { transactions } from '../../wallet/wallet.schema.ts';
import { lockWallet } from '../../wallet/wallet.store.ts';
import type { Deed, Draw, Scheduled } from './ledger.types.ts';

const DAY_MS = 86_400_000;
const timeZone = 'UTC';

/** Does `work` unless its cause is known. */
const once = (orm: Orm, merchant: string, cause: string, work: (tx: Tx) => Promise<string>): Promise<string> =>
  orm.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(eq(transactions.merchant, merchant), eq(transactions.cause, cause)));
    return known === undefined ? work(tx) : 'done';
  });

/** A transfer to or from a wallet at a vendor. */
export const transferOf = ({ owner }: Scheduled, next: Draw): Deed => {
  const id = randomUUID();
  const amount = BigInt(1 + next(40_000));
  const isOut = next(2) === 0;
  const [from, to] = isOut ? ['main', 'JADE'] : ['JADE', 'main'];
  return {
    key: `${isOut ? 'out' : 'in'} ${id} ${amount}`,
    run: (orm, now) =>
      once(orm, owner.merchant, `transfer:${id}`, (tx) => moveBetween(tx, owner, { id, from, to, amount, now })),
    does: () => ({ type: 'moved', amount: isOut ? -amount : amount }),
  };
};

/** A transfer to the member's upline. */
export const uplineTransferOf = ({ owner, upline }: Scheduled, next: Draw): Deed[] => {
  if (upline === undefined) return [];
  const id = randomUUID();
  const amount = BigInt(1 + next(40_000));
  const deed: Deed = {
    key: `up ${id} ${amount}`,
    run: (orm, now) =>
      once(orm, owner.merchant, `upline:${id}`, async (tx) => {
        const paid = await payUpline(tx, owner, { id, upline, amount, refusePlay, now });
        if (typeof paid === 'string') return paid;
        if ('code' in paid) return paid.code;
        return 'left' in paid ? 'turnoverLeft' : 'done';
      }),
    does: () => ({ type: 'moved', amount: -amount, with: upline.id }),
  };
  return [deed];
};

/** A reward: a bonus that is bound, or own money at once. */
export const rewardOf = ({ owner }: Scheduled, next: Draw): Deed => {
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
    does: () => ({ type: 'granted', grant: { cause, ...terms }, amount, required }),
  };
};

/** The sweeping of bonuses that have lapsed. */
export const lapseOf = ({ owner }: Scheduled): Deed => ({
  key: `lapse ${randomUUID()}`,
  run: (orm, now) =>
    orm.transaction(async (tx) => {
      await lockWallet(tx, owner);
      await openBonuses(tx, owner, now);
      return 'done';
    }),
  does: () => ({ type: 'moved', amount: 0n }),
});

export const rebateOf = ({ owner }: Scheduled): Deed => ({
  key: `rebate ${owner.memberId}`,
  run: (orm, now) =>
    orm.transaction(async (tx) => {
      const at = { now: new Date(now.getTime() + DAY_MS), timeZone };
      const rebate = { day: dayAt(now.getTime(), timeZone), gameType: 'RNG' as const };
      const claimed = await claimRebate(tx, owner, rebate, at);
      return typeof claimed === 'string' ? claimed : 'done';
    }),
  does: () => ({ type: 'rebated' }),
  repeats: true,
});
