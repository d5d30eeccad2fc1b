import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { postings } from '../wallet/wallet.schema.ts';
import { fakeProvider, sendEvent } from './testing/fakeProvider.ts';
import { payingMember } from './testing/payingMember.ts';
import type { Order } from './testing/payingMember.ts';

const { provider, advance, orders } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

const opened = async () => {
  const member = await payingMember(gateway);
  const { id } = (await member.deposit()).value as Order;
  const moved = async () =>
    (await gateway.database.owner.select().from(postings).where(eq(postings.merchant, member.id))).length;
  return { ...member, order: id, moved };
};

const MINUTE_MS = 60_000;

describe('a call-back', () => {
  it('that is forged or stale moves nothing', async () => {
    const { order, moved } = await opened();
    const before = await moved();
    const paid = { ...advance(order, { state: 'paid', paid: 10_000n }) };
    expect((await sendEvent(gateway, paid, { secret: 'x'.repeat(32) })).status).toBe(403);
    for (const minutes of [-6, 6])
      expect((await sendEvent(gateway, paid, { at: Date.now() + minutes * MINUTE_MS })).status).toBe(403);
    const unsigned = new Request('http://127.0.0.1/payments/events', { method: 'POST', body: JSON.stringify({}) });
    expect((await gateway.fetch(unsigned)).status).toBe(403);
    expect(await moved()).toBe(before);
  });

  it('whose terms are not those of its order is refused and reported', async () => {
    const { order, moved, balance } = await opened();
    const before = await moved();
    const paid = advance(order, { state: 'paid', paid: 10_000n });
    const wrong = [{ amount: 1_000_000n }, { currency: 'VND' }, { method: 'usdt' }, { network: 'TRC20' }];
    for (const terms of wrong) {
      gateway.loggedErrors.length = 0;
      expect(await sendEvent(gateway, { ...paid, ...terms })).toMatchObject({
        status: 409,
        value: { code: 'orderConflict' },
      });
      expect(gateway.loggedErrors).toMatchObject([{ name: 'PaymentDiffers', operation: 'paymentEvent' }]);
    }
    expect((await sendEvent(gateway, { ...paid, kind: 'payout' })).status).toBe(404);
    expect(await moved()).toBe(before);
    expect((await sendEvent(gateway, paid)).status).toBe(200);
    expect(await balance()).toBe('110000');
  });

  it.each([
    ['an unknown order', { order: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c99' }, 404],
    ['an order that is no id', { order: "'; drop table members; --" }, 404],
    ['an unknown state', { state: 'stolen' }, 400],
    ['a negative amount', { paid: '-1' }, 400],
    ['an amount beyond 64 bits', { paid: '9'.repeat(30) }, 400],
    ['no sequence', { sequence: undefined }, 400],
  ])('with %s moves nothing', async (_what, change, status) => {
    const { order, moved } = await opened();
    const before = await moved();
    const paid = { ...orders.get(order), state: 'paid', paid: '10000', sequence: 2 };
    expect((await sendEvent(gateway, { ...paid, ...change })).status).toBe(status);
    expect(await moved()).toBe(before);
  });

  it('sent a hundred times at once, in any order, credits once', async () => {
    const { order, balance } = await opened();
    const states = [advance(order, { state: 'confirming' }), advance(order, { state: 'paid', paid: 10_000n })];
    const sent = Array.from({ length: 100 }, (_, n) => states[(n + 1) % states.length] ?? {});
    const answers = await Promise.all(sent.map((state) => sendEvent(gateway, state)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balance()).toBe('110000');
  });

  it('of a payment after another end credits it all the same, and nothing follows it', async () => {
    const { order, balance } = await opened();
    await sendEvent(gateway, advance(order, { state: 'lapsed', reason: 'expired' }));
    await sendEvent(gateway, advance(order, { state: 'paid', paid: 10_000n }));
    expect(await balance()).toBe('110000');
    expect((await sendEvent(gateway, advance(order, { state: 'declined' }))).value).toMatchObject({ applied: 'old' });
    expect(await balance()).toBe('110000');
  });

  it('before the order is stored is answered 404, so that it comes again', async () => {
    const { order } = await opened();
    const early = { ...orders.get(order), order: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c98', state: 'paid', paid: '1' };
    expect(await sendEvent(gateway, early)).toMatchObject({ status: 404, value: { code: 'orderUnknown' } });
  });
});
