import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { deposit, openDesk, type Desk } from '../testing/desk.ts';

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
});

const open = async (terms: object = {}): Promise<string> => {
  const { value } = await desk.post('/v1/deposits', { ...deposit, ...terms });
  return String(value.payUrl);
};
const stateOf = async (order: string = deposit.order) => (await desk.get(`/v1/deposits/${order}`)).value;

test('an order is opened once: the same call again answers the same order', async () => {
  const first = await desk.post('/v1/deposits', deposit);
  expect(first).toMatchObject({ status: 200, success: true });
  expect(first.value).toEqual({
    kind: 'deposit',
    order: 'deposit-0001',
    reference: expect.stringMatching(/^[2-9A-HJKMNP-Z]{10}$/u),
    state: 'pending',
    sequence: 1,
    amount: '10000',
    currency: 'EUR',
    method: 'bank',
    network: null,
    paid: null,
    reason: null,
    createdAt: '2026-03-01T12:00:00.000Z',
    expiresAt: '2026-03-01T12:30:00.000Z',
    payUrl: expect.stringMatching(/^http:\/\/pay\.localhost:8080\/pay\/[\w-]{32}$/u),
  });
  await desk.clock.pass(1000);
  expect(await desk.post('/v1/deposits', deposit)).toEqual(first);
  expect(desk.heard).toEqual([]);
});

test.each([{ amount: '10001' }, { currency: 'USD' }, { method: 'wallet' }, { method: 'usdt', network: 'TRC20' }])(
  'an order id with other terms (%j) is a conflict and changes nothing',
  async (terms) => {
    await open();
    expect(await desk.post('/v1/deposits', { ...deposit, ...terms })).toMatchObject({
      status: 409,
      value: { code: 'orderConflict' },
    });
    expect(await stateOf()).toMatchObject({ amount: '10000', currency: 'EUR', method: 'bank', sequence: 1 });
  },
);

test.each([
  ['order', { order: 'short' }],
  ['order', { order: 'with a blank' }],
  ['amount', { amount: '0' }],
  ['amount', { amount: '-5' }],
  ['amount', { amount: '1.5' }],
  ['amount', { amount: '1'.repeat(19) }],
  ['amount', { amount: 100 }],
  ['currency', { currency: 'XXX' }],
  ['currency', { currency: 'toString' }],
  ['method', { method: 'cash' }],
  ['network', { network: 'TRC20' }],
  ['network', { method: 'usdt' }],
  ['network', { method: 'usdt', network: 'BEP20' }],
  ['merchant', { merchant: ' ' }],
  ['returnUrl', { returnUrl: 'javascript:alert(1)' }],
  ['returnUrl', { returnUrl: '/member' }],
  ['expiresInSeconds', { expiresInSeconds: 9 }],
  ['delivery', { delivery: 'thrice' }],
])('a wrong %s is refused by its name: %j', async (field, terms) => {
  const { status, value } = await desk.post('/v1/deposits', { ...deposit, ...terms });
  expect([status, value]).toEqual([400, { code: 'invalidRequest', field }]);
});

test('an e-wallet pays at once, a bank and a network after they have confirmed', async () => {
  const wallet = await open({ method: 'wallet', order: 'by-wallet' });
  await desk.choose(wallet, 'pay');
  expect(await stateOf('by-wallet')).toMatchObject({ state: 'paid', sequence: 2, paid: '10000' });
  const bank = await open();
  await desk.choose(bank, 'pay');
  expect(await stateOf()).toMatchObject({ state: 'confirming', sequence: 2, paid: null });
  await desk.clock.pass(2000);
  expect(await stateOf()).toMatchObject({ state: 'paid', sequence: 3, paid: '10000', reason: null });
});

test.each([
  ['less', '9000'],
  ['exact', '10000'],
  ['more', '11000'],
  ['another', '10000'],
])('a payer who sends %s has paid %s', async (share, paid) => {
  await desk.choose(await open(), 'pay', share);
  await desk.clock.pass(2000);
  expect(await stateOf()).toMatchObject({ state: 'paid', amount: '10000', paid });
});

test('a payer declines, and the gateway cancels', async () => {
  await desk.choose(await open(), 'decline');
  expect(await stateOf()).toMatchObject({ state: 'declined', reason: 'payer', paid: null });
  await open({ order: 'cancelled-1' });
  const cancelled = await desk.post('/v1/deposits/cancelled-1/cancel', {});
  expect(cancelled.value).toMatchObject({ state: 'declined', reason: 'cancelled', sequence: 2 });
  expect((await desk.post('/v1/deposits/cancelled-1/cancel', {})).value).toEqual(cancelled.value);
  expect(await desk.post('/v1/deposits/nobody-knows/cancel', {})).toMatchObject({ status: 404 });
});

test('an order lapses at its time, by itself or by hand', async () => {
  await open({ expiresInSeconds: 60 });
  await desk.clock.pass(59_999);
  expect(await stateOf()).toMatchObject({ state: 'pending' });
  await desk.clock.pass(1);
  expect(desk.states()).toEqual(['lapsed']);
  expect(await stateOf()).toMatchObject({ state: 'lapsed', reason: 'expired' });
  await desk.choose(await open({ order: 'by-hand-1' }), 'lapse');
  expect(await stateOf('by-hand-1')).toMatchObject({ state: 'lapsed' });
});

test('an order whose time is over takes no payment, even when the timer is late', async () => {
  const payUrl = await open({ expiresInSeconds: 60 });
  desk.clock.oversleep(60_000);
  await desk.choose(payUrl, 'pay');
  expect(await stateOf()).toMatchObject({ state: 'lapsed', sequence: 2 });
  await desk.clock.pass(5000);
  expect(desk.states()).toEqual(['lapsed']);
});

test('an order that is being confirmed neither lapses nor is cancelled, but the bank may send it back', async () => {
  const payUrl = await open({ expiresInSeconds: 10 });
  await desk.clock.pass(9000);
  await desk.choose(payUrl, 'pay');
  await desk.choose(payUrl, 'lapse');
  expect((await desk.post('/v1/deposits/deposit-0001/cancel', {})).value).toMatchObject({ state: 'confirming' });
  await desk.clock.pass(1500);
  expect(await stateOf()).toMatchObject({ state: 'confirming' });
  expect((await desk.post('/v1/sandbox/deposits/deposit-0001', { action: 'decline' })).value).toMatchObject({
    state: 'declined',
    reason: 'bank',
  });
  await desk.clock.pass(5000);
  expect(await stateOf()).toMatchObject({ state: 'declined', sequence: 3, paid: null });
});

test('the desk ends an order at once, with another amount if it says one', async () => {
  await open();
  const paid = await desk.post('/v1/sandbox/deposits/deposit-0001', { action: 'pay', paid: '12345' });
  expect(paid.value).toMatchObject({ state: 'paid', sequence: 2, paid: '12345' });
  expect(await desk.post('/v1/sandbox/deposits/deposit-0001', { action: 'lapse' })).toMatchObject({
    status: 409,
    value: { code: 'orderFinal', state: 'paid' },
  });
  await open({ order: 'confirming' });
  await desk.choose(String((await stateOf('confirming')).payUrl), 'pay');
  expect(await desk.post('/v1/sandbox/deposits/confirming', { action: 'lapse' })).toMatchObject({
    status: 400,
    value: { field: 'action' },
  });
});

test('whatever is done in whatever order, states follow each other one by one and an end is the end', async () => {
  const action = fc.constantFrom('pay', 'decline', 'lapse', 'cancel', 'desk pay', 'desk decline', 'desk lapse', 'wait');
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 8 }), fc.constantFrom('bank', 'wallet'), async (actions, method) => {
      desk = openDesk();
      const payUrl = await open({ method, expiresInSeconds: 10 });
      const seen = [await stateOf()];
      for (const each of actions) {
        if (each === 'wait') await desk.clock.pass(1500);
        else if (each === 'cancel') await desk.post('/v1/deposits/deposit-0001/cancel', {});
        else if (each.startsWith('desk '))
          await desk.post('/v1/sandbox/deposits/deposit-0001', { action: each.slice('desk '.length) });
        else await desk.choose(payUrl, each);
        seen.push(await stateOf());
      }
      await desk.clock.pass(20_000);
      const end = await stateOf();
      expect(['paid', 'declined', 'lapsed']).toContain(end.state);
      const final = seen.find(({ state }) => ['paid', 'declined', 'lapsed'].includes(String(state)));
      if (final !== undefined) expect(end).toEqual(final);
      expect(desk.heard.map(({ sequence }) => sequence)).toEqual(desk.heard.map((_, index) => index + 2));
      expect(desk.heard.at(-1)).toMatchObject({ state: end.state, paid: end['paid'] });
    }),
    { numRuns: 40 },
  );
});
