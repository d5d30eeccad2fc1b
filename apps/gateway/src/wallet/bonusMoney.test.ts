import { randomUUID } from 'node:crypto';
import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeProvider, sendEvent } from '../payments/testing/fakeProvider.ts';
import { depositOrders } from '../payments/payments.schema.ts';
import { codeOf, payingMember } from '../payments/testing/payingMember.ts';
import type { Order } from '../payments/testing/payingMember.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import { bonuses } from './bonuses.schema.ts';
import { grantBonus } from './bonuses.store.ts';
import { postings, transactions } from './wallet.schema.ts';

const { provider, advance } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

const DAY_MS = 86_400_000;

/** A player with 100,000 of own money, a game, and bonuses. */
const bonusPlayer = async () => {
  const member = await payingMember(gateway);
  const { id: merchant, memberId } = member;
  const session = await startPlay(gateway, member.visitor, member.token);
  const play = async (kind: 'debit' | 'credit' | 'rollback', round: string, amount: number) => {
    const movement = { session, round, transactionId: `${merchant}-${round}-${kind === 'credit' ? 'w' : 'b'}` };
    const body = { ...movement, amount: String(amount) };
    const { value, success } = await callVendor(gateway, `wallet/${kind}`, body, { at: gateway.clock.now() });
    return success ? (value as { balance: string }).balance : (value as { code: string }).code;
  };
  const grant = (amount: bigint, required: bigint, more: { isFirst?: boolean; days?: number } = {}) =>
    gateway.database.owner.transaction((tx) =>
      grantBonus(
        tx,
        { merchant, memberId },
        {
          cause: `grant:${randomUUID()}`,
          amount,
          required,
          basic: 0n,
          terms: { isFirst: more.isFirst ?? false, isForfeited: false, days: more.days },
          now: new Date(gateway.clock.now()),
        },
      ),
    );
  const money = async () => {
    const {
      balance,
      bonus = '0',
      sequence,
    } = (await member.get('/wps/v2/wallets/balance')).value as {
      balance: string;
      bonus?: string;
      sequence: number;
    };
    return { own: Number(balance) - Number(bonus), bonus: Number(bonus), sequence };
  };
  /** A deposit of 10,000 with a bonus of 5,000, on terms that may differ from the promotion's. */
  const depositWithBonus = async (terms: Partial<typeof depositOrders.$inferInsert> = {}) => {
    const { id } = (await member.deposit({ promotionId: 'first-deposit' })).value as Order;
    if (Object.keys(terms).length > 0)
      await gateway.database.owner.update(depositOrders).set(terms).where(eq(depositOrders.id, id));
    const paid = advance(id, { state: 'paid', paid: 10_000n });
    for (let n = 0; n < 3; n += 1) await sendEvent(gateway, paid);
    return id;
  };
  const statesOf = async () =>
    (await gateway.database.owner.select().from(bonuses).where(eq(bonuses.merchant, merchant))).map(
      ({ state }) => state,
    );
  const bonusPostings = () =>
    gateway.database.owner
      .select({ amount: postings.amount, kind: postings.kind, cause: transactions.cause })
      .from(postings)
      .innerJoin(
        transactions,
        and(eq(transactions.merchant, postings.merchant), eq(transactions.id, postings.transaction_id)),
      )
      .where(and(eq(postings.merchant, merchant), like(postings.account, 'bonus:%')))
      .orderBy(asc(transactions.occurred_at), asc(transactions.kind));
  return { ...member, play, grant, money, depositWithBonus, statesOf, bonusPostings };
};

describe('a stake', () => {
  it('takes own money first, and its prize goes to both in the share that they staked', async () => {
    const { play, grant, money } = await bonusPlayer();
    await grant(500n, 1_000_000n);
    expect(await play('debit', 'one', 100_200)).toBe('300');
    expect(await money()).toMatchObject({ own: 0, bonus: 300 });
    // 1000 × 200 ∕ 100,200 = 1.99…: the bonus gets 1, own money the rest.
    expect(await play('credit', 'one', 1000)).toBe('1300');
    expect(await money()).toMatchObject({ own: 999, bonus: 301 });
    expect(await play('debit', 'two', 1301)).toBe('insufficientFunds');
  });

  it('takes bonus money first where its promotion says so, the oldest bonus before the next', async () => {
    const { play, grant, money, bonusPostings } = await bonusPlayer();
    await grant(500n, 1_000_000n);
    await grant(300n, 1_000_000n, { isFirst: true });
    const before = await money();
    await play('debit', 'one', 200);
    expect(await money()).toMatchObject({ own: 100_000, bonus: 600 });
    // Clients see a higher sequence also when no own money moved.
    expect((await money()).sequence).toBeGreaterThan(before.sequence);
    await play('debit', 'two', 100_500);
    expect(await money()).toMatchObject({ own: 0, bonus: 100 });
    expect((await bonusPostings()).filter(({ kind }) => kind === 'debit').map(({ amount }) => amount)).toEqual(
      expect.arrayContaining([-200n, -100n, -400n]),
    );
  });

  it('that is returned comes back exactly as it was taken, and its round tells one sum', async () => {
    const { play, grant, money, get } = await bonusPlayer();
    await grant(500n, 1_000_000n);
    await play('debit', 'one', 100_200);
    const { items } = (await get('/wps/records/bets')).value as { items: { id: string }[] };
    for (let n = 0; n < 2; n += 1) expect(await play('rollback', 'one', 100_200)).toBe('100500');
    expect(await money()).toMatchObject({ own: 100_000, bonus: 500 });
    expect((await get(`/wps/records/round?id=${items[0]?.id ?? ''}`)).value).toMatchObject({
      round: { status: 'returned', staked: '0', won: '0' },
      movements: [
        { kind: 'stake', amount: '-100200' },
        { kind: 'return', amount: '100200' },
      ],
    });
  });
});

describe('a bonus', () => {
  it('of a deposit is paid once on an account of its own, and becomes own money in one booking', async () => {
    const { play, money, depositWithBonus, bonusPostings, statesOf, get } = await bonusPlayer();
    const id = await depositWithBonus();
    expect(await money()).toMatchObject({ own: 110_000, bonus: 5000 });
    for (const round of ['one', 'two']) {
      await play('debit', round, 75_000);
      await play('credit', round, 75_000);
    }
    expect(await money()).toMatchObject({ own: 115_000, bonus: 0 });
    expect(await statesOf()).toEqual(['released']);
    expect(await bonusPostings()).toEqual([
      { amount: 5000n, kind: 'bonus', cause: `bonus:${id}` },
      { amount: -5000n, kind: 'bonus', cause: `bonus:${id}:released:1` },
    ]);
    expect((await get('/wps/records/bonuses')).value).toMatchObject({
      items: [{ source: 'deposit', amount: '5000', required: '150000', left: '0', status: 'free' }],
      totals: { count: 1, amount: '5000' },
    });
    const { items } = (await get('/wps/records/account?kind=bonus')).value as { items: { id: string }[] };
    expect((await get(`/wps/records/story?id=${items[0]?.id ?? ''}`)).value).toMatchObject({ type: 'bonus' });
  });

  it('that lapses goes back to the budget, and only its deposit stays to be wagered', async () => {
    const { money, depositWithBonus, statesOf, get, bonusPostings } = await bonusPlayer();
    const id = await depositWithBonus({ bonus_days: 0 });
    await expect.poll(() => statesOf(), { timeout: 8000, interval: 50 }).toEqual(['lapsed']);
    expect(await money()).toMatchObject({ own: 110_000, bonus: 0 });
    expect((await bonusPostings()).at(-1)).toEqual({
      amount: -5000n,
      kind: 'bonusReturned',
      cause: `bonus:${id}:lapsed:1`,
    });
    expect((await get('/wps/payments/withdrawal/terms')).value).toMatchObject({ turnover: { left: '10000' } });
    expect((await get('/wps/records/bonuses')).value).toMatchObject({ items: [{ status: 'lapsed', left: '10000' }] });
  });

  it('is forfeited by a withdrawal where its promotion says so, and holds it back where not', async () => {
    const [lenient, strict] = [await bonusPlayer(), await bonusPlayer()];
    const accounts = [await lenient.account(), await strict.account()] as const;
    await lenient.depositWithBonus({ bonus_is_forfeited: true });
    await strict.depositWithBonus();
    for (const { bet } of [lenient, strict]) await bet('10000');
    expect((await strict.withdraw(accounts[1], '10000')).value).toMatchObject({
      code: 'turnoverLeft',
      amount: '140000',
    });
    expect(codeOf(await lenient.withdraw(accounts[0], '10000'))).toBe('done');
    expect(await lenient.statesOf()).toEqual(['forfeited']);
    expect((await lenient.get('/wps/records/bonuses')).value).toMatchObject({
      items: [{ status: 'forfeited', left: '0' }],
    });
    expect((await strict.get('/wps/records/bonuses')).value).toMatchObject({ items: [{ status: 'wagering' }] });
    expect(await lenient.balance()).toBe('90000');
    expect(await strict.balance()).toBe('105000');
  });

  it('cannot be withdrawn or transferred', async () => {
    const member = await bonusPlayer();
    const account = await member.account();
    await member.grant(50_000n, 1n);
    await member.grant(50_000n, 1_000_000n);
    expect((await member.get('/wps/payments/withdrawal/terms')).value).toMatchObject({ available: '100000' });
    expect(codeOf(await member.withdraw(account, '150000'))).toBe('turnoverLeft');
    const upline = { amount: '150000', paymentPassword: 'Paying2026' };
    expect(codeOf(await member.seal('/wps/transfers/upline', upline, randomUUID()))).toBe('turnoverLeft');
  });
});

describe('stakes that are returned', () => {
  it('bind a bonus again that they had wagered, also after a withdrawal', async () => {
    const member = await bonusPlayer();
    const account = await member.account();
    await member.grant(5000n, 10_000n);
    const stake = await member.bet('10000');
    expect(await member.statesOf()).toEqual(['released']);
    expect(codeOf(await member.withdraw(account, '90000'))).toBe('done');
    expect(await member.money()).toMatchObject({ own: 5000, bonus: 0 });
    expect(codeOf(await member.withdraw(account, '5000'))).toBe('done');
    expect((await member.undo(stake)).success).toBe(true);
    expect(await member.statesOf()).toEqual(['open']);
    expect(await member.money()).toMatchObject({ own: 5000, bonus: 5000 });
    expect((await member.withdraw(account, '5000')).value).toMatchObject({ code: 'turnoverLeft', amount: '10000' });
    // Wagered anew it is released anew, once.
    await member.bet('10000');
    expect(await member.statesOf()).toEqual(['released']);
    expect(await member.balance()).toBe('0');
  });

  it('in many parts bind it as far as their money goes, each time', async () => {
    const member = await bonusPlayer();
    const account = await member.account();
    await member.grant(9000n, 10_000n);
    const stakes = [];
    for (let n = 0; n < 5; n += 1) stakes.push(await member.bet('2000'));
    expect(codeOf(await member.withdraw(account, '99000'))).toBe('done');
    for (const stake of stakes) await member.undo(stake);
    expect(await member.money()).toMatchObject({ own: 1000, bonus: 9000 });
  });

  it('take back the rebate that they had earned; bonus money earns none', async () => {
    const member = await bonusPlayer();
    await member.grant(5000n, 1_000_000n);
    const kept = await member.bet('60000');
    const returned = await member.bet('40000');
    // Bonus money alone is left.
    await member.bet('4000');
    await member.advance(DAY_MS);
    const token = await member.visitor.tokenOf('player', 'Player2026');
    const get = async (path: string) => (await member.visitor.call(path, { token })).value;
    const { rebates } = (await get('/wps/records/rebates')) as { rebates: { day: string; base: string }[] };
    expect(rebates).toMatchObject([{ base: '100000', amount: '500', status: 'claimable' }]);
    const claim = { day: rebates[0]?.day, gameType: 'RNG' };
    const headers = { 'Idempotency-Key': randomUUID() };
    await member.visitor.call('/wps/records/rebates', { token, json: claim, headers });
    for (let n = 0; n < 2; n += 1) await member.undo(returned);
    expect(await get('/wps/v2/wallets/balance')).toMatchObject({ balance: '41300', bonus: '1000' });
    await member.undo(kept);
    expect(await get('/wps/v2/wallets/balance')).toMatchObject({ balance: '101000', bonus: '1000' });
    expect(await get('/wps/records/rebates')).toMatchObject({
      rebates: [{ base: '0', amount: '0', status: 'claimed' }],
    });
  });
});
