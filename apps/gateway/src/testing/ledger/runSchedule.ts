import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { members } from '../../accounts/member.schema.ts';
import type { Database } from '../../database/database.types.ts';
import type { Call } from '../../kernel/gateway.types.ts';
import { addAccount } from '../../payments/accounts.store.ts';
import { depositOrders, withdrawalOrders } from '../../payments/payments.schema.ts';
import { reservations } from '../../wallet/reservations.schema.ts';
import { findUpline } from '../../transfers/transfers.store.ts';
import { transactions } from '../../wallet/wallet.schema.ts';
import { openWallet } from '../../wallet/wallet.store.ts';
import { testMerchants } from '../merchants.ts';
import { stepping } from '../stepping.ts';
import { deedsOf } from './deeds.ts';
import { newJournal } from './journal.ts';
import type { Deed, Draw, Scheduled } from './ledger.types.ts';
import { readBudget, readHeld, reckon } from './model.ts';
import { replay } from './replay.ts';

const [LEAST_DEEDS, OF_UPLINE, AT_ONCE, OPENING] = [10, 4, 4, 100_000n];
/** Times that a deed is tried again whose order is not known yet. */
const TRIES = 3;
/** In years to come, where no sweeping of a gateway ends anything. */
const [START_MS, HOUR_MS] = [Date.UTC(2040, 0, 28), 3_600_000];

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
const newMember = async ({ owner: orm }: Database, upline?: Scheduled): Promise<Scheduled> => {
  const [settings] = testMerchants;
  if (settings === undefined) throw new Error('There is a test merchant.');
  const id = randomUUID();
  const owner = { merchant: 'alpha', memberId: id };
  const now = new Date();
  const row = { merchant: 'alpha', id, account: id, account_key: id, nickname: id, type: 1, created_at: now };
  await orm.insert(members).values({ ...row, upline_id: upline?.owner.memberId });
  await orm.transaction((tx) => openWallet(tx, { ...owner, amount: OPENING, now }));
  const bound = { kind: 'bank' as const, network: null, bank: 'Bank', holder: 'A', number: id };
  const account = await addAccount(orm, owner, bound, now);
  if (typeof account === 'string') throw new Error(account);
  const above = await findUpline(orm, owner);
  const merchant = { id: 'alpha', settings } as Call['merchant'];
  return { owner, account, merchant, ...(above === undefined ? {} : { upline: above }) };
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

type Step = { readonly of: Scheduled; readonly deed: Deed; readonly tries: number };

/** Each deed once to three times, mixed. */
const mixed = (deeds: readonly Omit<Step, 'tries'>[], next: Draw): Step[] => {
  const queue = deeds.flatMap((step) =>
    Array.from({ length: next(3) === 0 ? 1 + next(3) : 1 }, () => ({ ...step, tries: 0 })),
  );
  for (let n = 0; n < queue.length / 2; n += 1) {
    const [one, other] = [next(queue.length), next(queue.length)];
    [queue[one], queue[other]] = [queue[other] as Step, queue[one] as Step];
  }
  return queue;
};

/** A clock of its own for each schedule, that never shows the same time twice and sometimes leaps by hours. */
const newClock = (next: Draw) => {
  let now = START_MS + next(72) * HOUR_MS;
  return (): Date => {
    now += 1 + next(2000) + (next(8) === 0 ? next(30 * HOUR_MS) : 0);
    return new Date(now);
  };
};

/**
 * Runs one random schedule of a new member and its upline: each deed once to three times, in any order, several at once
 * through any of the databases, some killed at any statement and tried again. Throws when the ledger differs from the
 * models, or when a limit or an exclusion was passed.
 */
export const runSchedule = async (databases: readonly Database[], seed: number, tally: Tally): Promise<void> => {
  const next = numbersOf(seed);
  const [first] = databases;
  if (first === undefined) throw new Error('A schedule needs a database.');
  const upline = await newMember(first);
  const member = await newMember(first, upline);
  const both = [member, upline];
  const acked = new Map(both.map(({ owner }) => [owner.memberId, new Map<string, string>()]));
  const clock = newClock(next);
  const journal = newJournal();
  const count = (what: string) => tally.outcomes.set(what, (tally.outcomes.get(what) ?? 0) + 1);
  const queue = mixed(
    both.flatMap((of) => deedsOf(of, next, of === member ? LEAST_DEEDS : OF_UPLINE).map((deed) => ({ of, deed }))),
    next,
  );
  const attempt = async (step: Step, killAt: number | undefined, door: number): Promise<void> => {
    const { of, deed, tries } = step;
    const now = clock();
    let taken = 0;
    const orm = (databases[door] ?? first).of({ id: of.owner.merchant, origin: of.owner.merchant });
    const onStep = () => {
      taken += 1;
      if (killAt !== undefined && taken >= killAt) throw new Error('killed');
    };
    try {
      const outcome = await deed.run(stepping(journal.of(orm, of.owner, deed, now), onStep), now);
      tally.deeds += 1;
      count(`${deed.key.split(' ')[0] ?? ''} ${outcome}`);
      const own = acked.get(of.owner.memberId);
      // A copy that is refused later takes nothing back.
      if (own?.get(deed.key) !== 'done') own?.set(deed.key, outcome);
      if (deed.key.startsWith('up '))
        acked.get(of.upline?.id ?? '')?.set(`fromBelow${deed.key.slice(2)}`, own?.get(deed.key) ?? '');
      if (outcome === 'unknown' && tries < TRIES) queue.push({ ...step, tries: tries + 1 });
    } catch (error) {
      const text = textOf(error);
      if (text.includes('killed')) tally.kills += 1;
      else if (/duplicate key/u.test(text)) tally.overtaken += 1;
      else throw error;
      queue.push(step);
    }
  };
  while (queue.length > 0)
    await Promise.all(
      queue
        .splice(0, 1 + next(AT_ONCE))
        .map((step) => attempt(step, next(4) === 0 ? 1 + next(25) : undefined, next(databases.length))),
    );
  replay(journal.entries(), OPENING, (what) => count(`held back: ${what}`));
  for (const of of both) {
    const own = acked.get(of.owner.memberId) ?? new Map<string, string>();
    const { budget, said, hasEnded } = await readBudget(first.owner, of.owner, own);
    differ(
      'balances',
      await readHeld(first.owner, of.owner),
      await reckon(first.owner, of.owner, { opening: OPENING, acked: own, budget }),
    );
    // Ended bonuses return their rest to the budget.
    if (hasEnded ? budget < said : budget !== said) differ('promotion budget', budget, said);
    await checkOrders(first, of, own);
  }
};
