import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { listenTo } from '../events/testing/listenTo.ts';
import { fakeProvider, sendEvent } from './testing/fakeProvider.ts';
import { codeOf, newKey, payingMember } from './testing/payingMember.ts';
import type { Order } from './testing/payingMember.ts';

const { provider, advance, orders, setAway } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

describe('a deposit', () => {
  it('is opened once per key, paid on its page, and credited by the call-back with an event', async () => {
    const { deposit, order, balance, visitor, token } = await payingMember(gateway);
    const key = newKey();
    const first = (await deposit({}, key)).value as Order;
    expect(first).toMatchObject({ status: 'pending', amount: '10000', steps: [{ step: 'opened' }] });
    expect(first.payUrl).toContain('http://pay.localhost/');
    expect((await deposit({}, key)).value).toEqual(first);
    const { next, nextEvent, leave } = await listenTo(visitor, token);
    await next();
    expect(await sendEvent(gateway, advance(first.id, { state: 'paid', paid: 10_000n }))).toMatchObject({
      status: 200,
    });
    expect(await nextEvent()).toMatchObject({ data: { type: 'balance' } });
    expect(await nextEvent()).toMatchObject({ data: { type: 'depositCredited', amount: '10000', currency: 'CNY' } });
    await leave();
    expect(await order('deposit', first.id)).toMatchObject({ status: 'credited', credited: '10000' });
    expect(await balance()).toBe('110000');
  });

  it('credits what was paid, less or more than was asked, and notes the difference', async () => {
    const { deposit, order, balance } = await payingMember(gateway);
    const { id } = (await deposit()).value as Order;
    await sendEvent(gateway, advance(id, { state: 'paid', paid: 9000n }));
    const paid = await order('deposit', id);
    expect(paid).toMatchObject({ status: 'credited', paid: '9000', credited: '9000' });
    expect(paid.steps.map(({ step }) => step)).toEqual(['opened', 'amountDiffers', 'credited']);
    expect(await balance()).toBe('109000');
  });

  it('is refused for a method, an amount, a promotion and a number that are not offered', async () => {
    const { deposit } = await payingMember(gateway);
    expect(codeOf(await deposit({ methodId: 'cash' }))).toBe('methodUnavailable');
    expect(codeOf(await deposit({ methodId: 'usdt' }))).toBe('methodUnavailable');
    expect((await deposit({ amount: '999' })).value).toEqual({
      code: 'amountOutOfRange',
      field: 'amount',
      amount: '1000',
    });
    expect((await deposit({ amount: '1000001' })).value).toMatchObject({ amount: '1000000' });
    expect(codeOf(await deposit({ promotionId: 'nothing' }))).toBe('promotionUnknown');
    for (let n = 0; n < 3; n += 1) expect(codeOf(await deposit())).toBe('done');
    expect(codeOf(await deposit())).toBe('depositsPending');
  });

  it('cannot be opened while the provider is away, nor left pending by many at once', async () => {
    const { deposit } = await payingMember(gateway);
    setAway(true);
    expect(codeOf(await deposit())).toBe('paymentsAway');
    setAway(false);
    const answers = await Promise.all(Array.from({ length: 8 }, () => deposit()));
    expect(answers.map(codeOf).filter((code) => code === 'done')).toHaveLength(3);
  });

  it('is given up at the provider, and credited if it was paid meanwhile', async () => {
    const { deposit, post, balance } = await payingMember(gateway);
    const one = (await deposit()).value as Order;
    expect((await post('/wps/payments/deposit/cancel', { id: one.id })).value).toMatchObject({ status: 'cancelled' });
    const two = (await deposit()).value as Order;
    advance(two.id, { state: 'paid', paid: 10_000n });
    expect((await post('/wps/payments/deposit/cancel', { id: two.id })).value).toMatchObject({ status: 'credited' });
    expect(await balance()).toBe('110000');
  });

  it('that was never called back is found by asking, by its member or by itself', async () => {
    const { deposit, order, balance, advance: move } = await payingMember(gateway);
    const one = (await deposit()).value as Order;
    advance(one.id, { state: 'paid', paid: 10_000n });
    await move(3000);
    expect((await order('deposit', one.id)).status).toBe('credited');
    const two = (await deposit()).value as Order;
    advance(two.id, { state: 'paid', paid: 10_000n });
    await move(11_000);
    await expect.poll(balance, { timeout: 8000, interval: 100 }).toBe('120000');
    const three = (await deposit()).value as Order;
    orders.delete(three.id);
    await move(3_600_000);
    expect((await order('deposit', three.id)).status).toBe('lapsed');
  });

  it('pays the bonus that was chosen once, and binds both to turnover', async () => {
    const { deposit, get, balance, bet } = await payingMember(gateway);
    const terms = async () =>
      ((await get('/wps/payments/withdrawal/terms')).value as { turnover: { required: string; left: string } })
        .turnover;
    const offered = (await get('/wps/payments/methods')).value as { promotions: { id: string }[] };
    expect(offered.promotions.map(({ id }) => id)).toEqual(['first-deposit']);
    const { id } = (await deposit({ promotionId: 'first-deposit' })).value as Order;
    await sendEvent(gateway, advance(id, { state: 'paid', paid: 10_000n }));
    expect(await balance()).toBe('115000');
    expect(await terms()).toMatchObject({ required: '150000', left: '150000' });
    await bet('40000');
    expect(await terms()).toMatchObject({ left: '110000' });
    expect(codeOf(await deposit({ promotionId: 'first-deposit' }))).toBe('promotionClosed');
  });
});

describe('the list of deposits', () => {
  it('has them page by page, of one status or of all', async () => {
    const { deposit, get, post, advance: move } = await payingMember(gateway);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      ids.unshift(((await deposit()).value as Order).id);
      await move(1000);
    }
    await post('/wps/payments/deposit/cancel', { id: ids[0] ?? '' });
    const page = async (query: string) =>
      (await get(`/wps/payments/deposits?${query}`)).value as { items: Order[]; next?: string };
    const first = await page('pageSize=2');
    const second = await page(`pageSize=2&cursor=${first.next ?? ''}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect((await page('status=cancelled')).items.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await get('/wps/payments/deposits?cursor=abc')).status).toBe(400);
  });
});
