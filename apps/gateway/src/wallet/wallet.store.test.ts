import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { mainAccount } from './ledger.store.ts';
import { postings, transactions, wallets } from './wallet.schema.ts';
import { moveMoney, openWallet, readWallet } from './wallet.store.ts';
import type { Movement, Owner, Wallet } from './wallet.store.ts';

let gateway: TestGateway;
let world: Awaited<ReturnType<typeof newWorldAt>>;
let owner: Owner;
let other: Owner;
const now = new Date('2026-03-01T12:00:00Z');
const HIGHEST = 9_223_372_036_854_775_807n;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** A member without a wallet. */
const newcomer = async (id: string): Promise<Owner> => {
  const named = { account: id, account_key: id, nickname: id };
  await gateway.database.owner.insert(members).values({ merchant: world.id, id, ...named, type: 1, created_at: now });
  return { merchant: world.id, memberId: id };
};
beforeEach(async () => {
  world = await newWorldAt(gateway, 'alpha', { as: 'player' });
  owner = await newcomer('2001');
  other = await newcomer('2002');
});

const open = (amount: bigint, of = owner) =>
  gateway.database.owner.transaction((tx) => openWallet(tx, { ...of, amount, now }));
const move = (amount: bigint, more: Partial<Movement> = {}): Promise<Wallet | undefined> =>
  gateway.database.owner.transaction((tx) =>
    moveMoney(tx, { ...owner, amount, kind: amount < 0n ? 'debit' : 'credit', now, ...more }),
  );
const read = (of = owner) => readWallet(gateway.database.owner, of);
/** Ledger lines of an account, each with its contra posting. */
const lines = (account = mainAccount(owner.memberId)) =>
  gateway.database.owner
    .select({
      kind: transactions.kind,
      vassalage: transactions.vassalage,
      reference: transactions.reference,
      at: transactions.occurred_at,
      amount: postings.amount,
      after: postings.balance_after,
      sequence: postings.sequence,
    })
    .from(postings)
    .innerJoin(transactions, eq(transactions.id, postings.transaction_id))
    .where(and(eq(postings.merchant, owner.merchant), eq(postings.account, account)))
    .orderBy(postings.sequence);

describe('a wallet', () => {
  it('opens with its first movement, or empty with none', async () => {
    await open(500n);
    const opening = { kind: 'opening', vassalage: null, reference: null, at: now };
    expect(await lines()).toEqual([{ ...opening, amount: 500n, after: 500n, sequence: 1 }]);
    expect(await lines('opening')).toContainEqual({ ...opening, amount: -500n, after: null, sequence: null });
    await open(0n, other);
    expect(await read(other)).toEqual({ balance: 0n, sequence: 0 });
    expect(await lines(mainAccount(other.memberId))).toEqual([]);
  });

  it('that does not exist is neither read nor moved; the call of a member without one fails with 500', async () => {
    expect(await read()).toBeUndefined();
    expect(await move(1n)).toBeUndefined();
    expect(await lines()).toEqual([]);
    const { owner: orm } = gateway.database;
    const taken = await orm.delete(wallets).where(eq(wallets.merchant, world.id)).returning();
    onTestFinished(async () => void (await orm.insert(wallets).values(taken)));
    const answer = await world.visitor.call('/wps/v2/wallets/balance', { token: world.token ?? '' });
    expect(answer).toMatchObject({ status: 500, value: { code: 'internal' } });
    expect(gateway.loggedErrors.pop()).toMatchObject({ operation: 'getBalance' });
  });

  it('is answered with its currency and sequence', async () => {
    const { value } = await world.visitor.call('/wps/v2/wallets/balance', { token: world.token ?? '' });
    expect(value).toEqual({
      balance: '100000',
      currency: 'CNY',
      currencySymbol: expect.any(String) as unknown,
      sequence: 1,
    });
    expect((value as { currencySymbol: string }).currencySymbol).not.toBe('');
  });

  it('can be emptied and filled to the last unit of 64 bits, and not beyond', async () => {
    await open(500n);
    expect(await move(-501n)).toBeUndefined();
    expect(await move(-500n)).toEqual({ balance: 0n, sequence: 2 });
    expect(await move(HIGHEST)).toEqual({ balance: HIGHEST, sequence: 3 });
    expect(await move(1n)).toBeUndefined();
    expect(await read()).toEqual({ balance: HIGHEST, sequence: 3 });
    expect((await lines()).map(({ amount, after }) => [amount, after])).toEqual([
      [500n, 500n],
      [-500n, 0n],
      [HIGHEST, HIGHEST],
    ]);
  });

  it('moves for its owner alone, and says whose vendor moved it', async () => {
    await open(500n);
    await open(70n, other);
    await move(-20n, { vassalage: 'BAIZE', reference: 'bet' });
    expect((await lines())[1]).toMatchObject({ kind: 'debit', vassalage: 'BAIZE', reference: 'bet' });
    expect(await lines('vendor:BAIZE')).toMatchObject([{ reference: 'bet', amount: 20n }]);
    expect(await read(other)).toEqual({ balance: 70n, sequence: 1 });
  });

  it('never falls below zero under 40 concurrent bets, and records those it took', async () => {
    await open(100n);
    const taken = await Promise.all(Array.from({ length: 40 }, () => move(-7n)));
    expect(taken.filter((wallet) => wallet !== undefined)).toHaveLength(14);
    expect(await read()).toEqual({ balance: 2n, sequence: 15 });
    expect(await lines()).toHaveLength(15);
    expect(await lines('house')).toHaveLength(14);
  });
});

describe('the database itself', () => {
  it('writes a movement down once for each kind', async () => {
    await open(500n);
    const bet = { vassalage: 'BAIZE', reference: 'bet' };
    await move(-20n, bet);
    await expect(move(-20n, bet)).rejects.toThrow();
    await move(20n, { ...bet, kind: 'rollback' });
    await expect(move(20n, { ...bet, kind: 'rollback' })).rejects.toThrow();
    expect(await read()).toEqual({ balance: 500n, sequence: 3 });
  });

  it.each([
    [0n, 'credit'],
    [0n, 'debit'],
    [5n, 'debit'],
    [-5n, 'credit'],
    [-5n, 'rollback'],
    [-5n, 'opening'],
  ] as const)('refuses a movement of %s as %s', async (amount, kind) => {
    await open(500n);
    await expect(move(amount, { kind })).rejects.toThrow();
    expect(await read()).toEqual({ balance: 500n, sequence: 1 });
  });
});
