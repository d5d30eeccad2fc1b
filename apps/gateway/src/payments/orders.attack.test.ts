import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { bonuses } from '../wallet/bonuses.schema.ts';
import { depositOrders, withdrawalOrders } from './payments.schema.ts';
import { fakeProvider, sendEvent } from './testing/fakeProvider.ts';
import { codeOf, payingMember } from './testing/payingMember.ts';
import type { Order } from './testing/payingMember.ts';

const { provider, advance } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

const [ORDERS, AT_ONCE] = [1000, 100];

describe('orders sent at once', () => {
  it('a thousand from one address leave three that are open, and cost no other member theirs', async () => {
    const member = await payingMember(gateway);
    const codes: string[] = [];
    for (let n = 0; n < ORDERS; n += AT_ONCE)
      codes.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => member.deposit()))).map(codeOf));
    expect(codes.filter((code) => code === 'done')).toHaveLength(3);
    for (const code of codes) expect(['done', 'depositsPending', 'tooManyRequests']).toContain(code);
    const stored = await gateway.database.owner
      .select()
      .from(depositOrders)
      .where(eq(depositOrders.merchant, member.id));
    expect(stored).toHaveLength(3);
    expect(gateway.loggedErrors).toEqual([]);
    const other = await payingMember(gateway);
    expect(codeOf(await other.deposit())).toBe('done');
  }, 120_000);

  it('withdrawals and bets for the same money take no more than there is', async () => {
    const member = await payingMember(gateway);
    const account = await member.account();
    await member.bet('1');
    const bets = Array.from({ length: 10 }, () =>
      member.bet('15000').then(
        () => 15_000n,
        () => 0n,
      ),
    );
    const withdrawals = Array.from({ length: 5 }, async () =>
      codeOf(await member.withdraw(account, '25000')) === 'done' ? 25_000n : 0n,
    );
    const taken = (await Promise.all([...bets, ...withdrawals])).reduce((sum, amount) => sum + amount, 0n);
    expect(await member.balance()).toBe(String(99_999n - taken));
    const orders = await gateway.database.owner
      .select()
      .from(withdrawalOrders)
      .where(eq(withdrawalOrders.merchant, member.id));
    expect(BigInt(orders.length) * 25_000n).toBeLessThanOrEqual(taken);
  });

  it('call-backs of a deposit with a bonus, replayed, reordered and of another sum, pay the bonus once on what came', async () => {
    const member = await payingMember(gateway);
    const { id } = (await member.deposit({ promotionId: 'first-deposit' })).value as Order;
    const confirming = advance(id, { state: 'confirming' });
    const paid = advance(id, { state: 'paid', paid: 4000n });
    const forged = await sendEvent(gateway, { ...paid, paid: 9_000_000n }, { secret: 'another' });
    expect(forged.status).toBe(403);
    const all = [paid, confirming, paid, { ...paid, paid: 9_000_000n }, { ...paid, sequence: 9, paid: 9_000_000n }];
    const [first, ...rest] = all;
    await sendEvent(gateway, first ?? {});
    await Promise.all(rest.flatMap((state) => [state, state, state]).map((state) => sendEvent(gateway, state)));
    expect((await member.get('/wps/v2/wallets/balance')).value).toMatchObject({ balance: '106000', bonus: '2000' });
    expect(await gateway.database.owner.select().from(bonuses).where(eq(bonuses.merchant, member.id))).toMatchObject([
      { amount: 2000n, state: 'open' },
    ]);
  });
});
