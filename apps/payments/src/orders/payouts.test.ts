import { beforeEach, expect, test } from 'vitest';
import { openDesk, payout, type Desk } from '../testing/desk.ts';

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
});

const stateOf = async () => (await desk.get(`/v1/payouts/${payout.order}`)).value;

test('a payout is requested, sent and received, each once', async () => {
  const first = await desk.post('/v1/payouts', payout);
  expect(first.value).toMatchObject({ kind: 'payout', state: 'requested', sequence: 1, expiresAt: null, payUrl: null });
  expect(await desk.post('/v1/payouts', payout)).toEqual(first);
  await desk.clock.pass(2000);
  expect(await stateOf()).toMatchObject({ state: 'sent', sequence: 2, paid: null });
  await desk.clock.pass(2000);
  expect(await stateOf()).toMatchObject({ state: 'received', sequence: 3, paid: '10000' });
  expect(desk.states()).toEqual(['sent', 'received']);
});

test.each([
  ['10100', 'partly', '5050', null, ['sent', 'partly']],
  ['10200', 'failed', '0', 'account', ['failed']],
  ['10300', 'none', '0', null, ['sent', 'none']],
  ['10400', 'sent', null, null, ['sent']],
  ['10001', 'received', '10001', null, ['sent', 'received']],
] as const)('a payout of %s ends as %s', async (amount, state, paid, reason, states) => {
  await desk.post('/v1/payouts', { ...payout, amount });
  await desk.clock.pass(3_600_000);
  expect(await stateOf()).toMatchObject({ state, paid, reason });
  expect(desk.states()).toEqual(states);
});

test('an outcome that is named counts before the amount, and the smallest amount has no part', async () => {
  await desk.post('/v1/payouts', { ...payout, amount: '10100', outcome: 'none' });
  await desk.post('/v1/payouts', { ...payout, order: 'smallest', amount: '1', outcome: 'partly' });
  await desk.clock.pass(4000);
  expect(await stateOf()).toMatchObject({ state: 'none' });
  expect((await desk.get('/v1/payouts/smallest')).value).toMatchObject({ state: 'received', paid: '1' });
});

test.each([
  { account: { ...payout.account, number: 'DE99' } },
  { account: { ...payout.account, holder: 'OTHER' } },
  { amount: '1' },
])('an order id with other terms (%j) pays nobody', async (terms) => {
  await desk.post('/v1/payouts', payout);
  expect(await desk.post('/v1/payouts', { ...payout, ...terms })).toMatchObject({ status: 409 });
  await desk.clock.pass(4000);
  expect(desk.heard.every(({ amount }) => amount === '10000')).toBe(true);
});

test('the id of a deposit opens no payout, and none is found under it', async () => {
  const { account: _, ...common } = payout;
  await desk.post('/v1/deposits', { ...common, language: 'EN', returnUrl: 'http://lotus.localhost/' });
  expect(await desk.post('/v1/payouts', payout)).toMatchObject({ status: 409 });
  expect(await desk.get(`/v1/payouts/${payout.order}`)).toMatchObject({ status: 404, value: { code: 'orderUnknown' } });
});

test('the desk ends a payout at once, and its own steps stop there', async () => {
  await desk.post('/v1/payouts', payout);
  expect((await desk.post('/v1/sandbox/payouts/payout-00001', { state: 'partly', paid: '9999' })).value).toMatchObject({
    state: 'partly',
    sequence: 2,
    paid: '9999',
  });
  await desk.clock.pass(10_000);
  expect(desk.states()).toEqual(['partly']);
  expect(await desk.post('/v1/sandbox/payouts/payout-00001', { state: 'received' })).toMatchObject({
    status: 409,
    value: { code: 'orderFinal', state: 'partly' },
  });
});

test.each([
  ['paid', { state: 'partly', paid: '10000' }],
  ['paid', { state: 'received', paid: '5000' }],
  ['state', { state: 'sent' }],
])('the desk refuses a wrong %s: %j', async (field, body) => {
  await desk.post('/v1/payouts', payout);
  expect(await desk.post('/v1/sandbox/payouts/payout-00001', body)).toMatchObject({ status: 400, value: { field } });
});

test('a payout that was sent does not fail any more', async () => {
  await desk.post('/v1/payouts', payout);
  await desk.clock.pass(2000);
  expect(await desk.post('/v1/sandbox/payouts/payout-00001', { state: 'failed' })).toMatchObject({
    status: 400,
    value: { field: 'state' },
  });
});
