import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { members } from '../../accounts/member.schema.ts';
import type { Database } from '../../database/database.types.ts';
import type { Call } from '../../kernel/gateway.types.ts';
import { addAccount } from '../../payments/accounts.store.ts';
import { depositOrders, withdrawalOrders } from '../../payments/payments.schema.ts';
import { reservations } from '../../wallet/reservations.schema.ts';
import { transactions } from '../../wallet/wallet.schema.ts';
import { openWallet } from '../../wallet/wallet.store.ts';
import { testMerchants } from '../merchants.ts';
import { stepping } from '../stepping.ts';
import { deedsOf } from './deeds.ts';
import type { Deed, Draw, Scheduled } from './deeds.ts';
import { readBudget, readHeld, reckon } from './model.ts';

const [LEAST_DEEDS, AT_ONCE, OPENING] = [8, 4, 100_000n];

/** Numbers below a bound, the same for the same seed. */
export const numbersOf = (seed: number): Draw => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Counts of a run. */
export type Tally = { deeds: number; kills: number; overtaken: number; outcomes: Map<string, number> };

export const newTally = (): Tally => ({ deeds: 0, kills: 0, overtaken: 0, outcomes: new Map() });

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${error.cause === undefined ? '' : textOf(error.cause)}` : String(error);

/** A new member of the merchant `alpha` with an account to withdraw to. */
const newMember = async ({ owner: orm }: Database): Promise<Scheduled> => {
  const [settings] = testMerchants;
  if (settings === undefined) throw new Error('There is a test merchant.');
  const id = randomUUID();
  const owner = { merchant: 'alpha', memberId: id };
  const now = new Date();
  await orm
    .insert(members)
    .values({ merchant: 'alpha', id, account: id, account_key: id, nickname: id, type: 1, created_at: now });
  await orm.transaction((tx) => openWallet(tx, { ...owner, amount: OPENING, now }));
  const bound = { kind: 'bank' as const, network: null, bank: 'Bank', holder: 'A', number: id };
  const account = await addAccount(orm, owner, bound, now);
  if (typeof account === 'string') throw new Error(account);
  return { owner, account, merchant: { id: 'alpha', settings } as Call['merchant'] };
};

const text = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));

const differ = (what: string, one: unknown, other: unknown): void => {
  if (text(one) !== text(other)) throw new Error(`${what}: the ledger has ${text(one)}, the model ${text(other)}.`);
};

/** Each order is final with its reservation resolved once, or can go on; an acknowledged payment is credited. */
const checkOrders = async ({ owner: orm }: Database, { owner }: Scheduled, acked: ReadonlyMap<string, string>) => {
  const { merchant, memberId } = owner;
  const held = await orm
    .select()
    .from(reservations)
    .where(and(eq(reservations.merchant, merchant), eq(reservations.member_id, memberId)));
  const orders = await orm
    .select()
    .from(withdrawalOrders)
    .where(and(eq(withdrawalOrders.merchant, merchant), eq(withdrawalOrders.member_id, memberId)));
  differ('withdrawals', held.length, orders.length);
  for (const { id, state, cause } of held) {
    const isFinal = orders.find((order) => order.id === id)?.settled_at !== null;
    const ends = await orm
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(eq(transactions.merchant, merchant), eq(transactions.cause, `${cause}:resolved`)));
    differ(`withdrawal ${id}`, [isFinal, ends.length], [state !== 'open', state === 'open' ? 0 : 1]);
  }
  const deposits = await orm
    .select()
    .from(depositOrders)
    .where(and(eq(depositOrders.merchant, merchant), eq(depositOrders.member_id, memberId)));
  for (const { id, status } of deposits) {
    const booked = await orm
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(eq(transactions.merchant, merchant), eq(transactions.cause, `deposit:${id}`)));
    differ(`deposit ${id}`, booked.length, status === 'credited' ? 1 : 0);
    if (acked.get(`paid ${id}`) === 'done') differ(`acknowledged deposit ${id}`, status, 'credited');
  }
};

/**
 * Runs one random schedule of a new member: each deed once to three times, in any order, several at once through any of
 * the databases, some killed at any statement and tried again. Throws when the ledger differs from the model.
 */
export const runSchedule = async (databases: readonly Database[], seed: number, tally: Tally): Promise<void> => {
  const next = numbersOf(seed);
  const [first] = databases;
  if (first === undefined) throw new Error('A schedule needs a database.');
  const of = await newMember(first);
  const acked = new Map<string, string>();
  const queue: Deed[] = (await deedsOf(first.owner, of, next, LEAST_DEEDS)).flatMap((deed) =>
    Array.from({ length: next(3) === 0 ? 1 + next(3) : 1 }, () => deed),
  );
  for (let n = 0; n < queue.length / 2; n += 1) {
    const [one, other] = [next(queue.length), next(queue.length)];
    [queue[one], queue[other]] = [queue[other] as Deed, queue[one] as Deed];
  }
  const attempt = async (deed: Deed, killAt: number | undefined, door: number): Promise<void> => {
    let taken = 0;
    const orm = (databases[door] ?? first).of({ id: of.owner.merchant, origin: of.owner.merchant });
    const step = () => {
      taken += 1;
      if (killAt !== undefined && taken >= killAt) throw new Error('killed');
    };
    try {
      const outcome = await deed.run(stepping(orm, step), new Date());
      tally.deeds += 1;
      const [what = ''] = deed.key.split(' ');
      tally.outcomes.set(`${what} ${outcome}`, (tally.outcomes.get(`${what} ${outcome}`) ?? 0) + 1);
      // A copy that is refused later takes nothing back.
      if (acked.get(deed.key) !== 'done') acked.set(deed.key, outcome);
    } catch (error) {
      const text = textOf(error);
      if (text.includes('killed')) tally.kills += 1;
      else if (/duplicate key/u.test(text)) tally.overtaken += 1;
      else throw error;
      queue.push(deed);
    }
  };
  while (queue.length > 0)
    await Promise.all(
      queue
        .splice(0, 1 + next(AT_ONCE))
        .map((deed) => attempt(deed, next(4) === 0 ? 1 + next(25) : undefined, next(databases.length))),
    );
  const { budget, said, hasEnded } = await readBudget(first.owner, of.owner, acked);
  differ(
    'balances',
    await readHeld(first.owner, of.owner),
    await reckon(first.owner, of.owner, { opening: OPENING, acked, budget }),
  );
  // Ended bonuses return their rest to the budget.
  if (hasEnded ? budget < said : budget !== said) differ('promotion budget', budget, said);
  await checkOrders(first, of, acked);
};
