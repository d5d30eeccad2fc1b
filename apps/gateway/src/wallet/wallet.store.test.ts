import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledger, wallets } from './wallet.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { moveMoney, openWallet, readWallet } from './wallet.store.ts';
import type { Movement, Owner, Wallet } from './wallet.store.ts';

let gateway: TestGateway;
let world: Awaited<ReturnType<typeof newWorldAt>>;
let owner: Owner;
const now = new Date('2026-03-01T12:00:00Z');
const HIGHEST = 9_223_372_036_854_775_807n;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  world = await newWorldAt(gateway, 'alpha', { as: 'player' });
  owner = { merchant: world.id, memberId: '1001' };
  await gateway.database.orm.delete(ledger).where(eq(ledger.merchant, world.id));
  await gateway.database.orm.delete(wallets).where(eq(wallets.merchant, world.id));
});

const open = (amount: bigint) => openWallet(gateway.database.orm, { ...owner, amount, now });
const move = (amount: bigint, more: Partial<Movement> = {}): Promise<Wallet | undefined> =>
  gateway.database.orm.transaction((tx) =>
    moveMoney(tx, { ...owner, amount, kind: amount < 0n ? 'debit' : 'credit', now, ...more }),
  );
const read = () => readWallet(gateway.database.orm, owner);
const lines = () =>
  gateway.database.orm
    .select()
    .from(ledger)
    .where(and(eq(ledger.merchant, owner.merchant), eq(ledger.member_id, owner.memberId)))
    .orderBy(ledger.sequence);

describe('a wallet', () => {
  it('opens with its first line, or empty with none', async () => {
    await open(500n);
    const opening = { merchant: world.id, member_id: '1001', sequence: 1, amount: 500n, balance_after: 500n };
    expect(await lines()).toEqual([
      { ...opening, kind: 'opening', vassalage: null, transaction_id: null, occurred_at: now },
    ]);
    owner = { ...owner, memberId: '1002' };
    await open(0n);
    expect(await read()).toEqual({ balance: 0n, sequence: 0 });
    expect(await lines()).toEqual([]);
  });

  it('that is not there is not read, moved or answered', async () => {
    expect(await read()).toBeUndefined();
    expect(await move(1n)).toBeUndefined();
    expect(await lines()).toEqual([]);
    const answer = await world.visitor.call('/wps/v2/wallets/balance', { token: world.token ?? '' });
    expect(answer).toMatchObject({ status: 401, value: { code: 'unauthenticated' } });
  });

  it('is answered with its currency and sequence', async () => {
    await open(500n);
    const { value } = await world.visitor.call('/wps/v2/wallets/balance', { token: world.token ?? '' });
    expect(value).toEqual({
      balance: '500',
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
    expect((await lines()).map(({ amount, balance_after: after }) => [amount, after])).toEqual([
      [500n, 500n],
      [-500n, 0n],
      [HIGHEST, HIGHEST],
    ]);
  });

  it('moves for its owner alone, and says whose vendor moved it', async () => {
    await open(500n);
    const other = { ...owner, memberId: '1002' };
    await openWallet(gateway.database.orm, { ...other, amount: 70n, now });
    await move(-20n, { vassalage: 'BAIZE', transactionId: 'bet' });
    expect((await lines())[1]).toMatchObject({ kind: 'debit', vassalage: 'BAIZE', transaction_id: 'bet' });
    expect(await readWallet(gateway.database.orm, other)).toEqual({ balance: 70n, sequence: 1 });
  });

  it('falls below nothing in no order of 40 bets at once, and writes down what it took', async () => {
    await open(100n);
    const taken = await Promise.all(Array.from({ length: 40 }, () => move(-7n)));
    expect(taken.filter((wallet) => wallet !== undefined)).toHaveLength(14);
    expect(await read()).toEqual({ balance: 2n, sequence: 15 });
    expect(await lines()).toHaveLength(15);
  });
});

describe('the database itself', () => {
  it('writes a transaction down once for each kind', async () => {
    await open(500n);
    const bet = { vassalage: 'BAIZE', transactionId: 'bet' };
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
  ] as const)('refuses a line of %s as %s', async (amount, kind) => {
    await open(500n);
    await expect(move(amount, { kind })).rejects.toThrow();
    expect(await read()).toEqual({ balance: 500n, sequence: 1 });
  });
});
