import { beforeEach, expect, test } from 'vitest';
import { deposit, openDesk, payout, type Desk } from './testing/desk.ts';

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
});

/** A value with everything that differs from run to run replaced by its form. */
const formOf = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/"ev_[0-9a-f]{24}"/gu, '"ev_<24 hex>"')
    .replaceAll(/"reference": "[2-9A-HJKMNP-Z]{10}"/gu, '"reference": "<10 letters and digits>"')
    .replaceAll(/pay\/[\w-]{32}/gu, 'pay/<32 letters>')
    .replaceAll(/"epoch": "[0-9a-f]{16}"/gu, '"epoch": "<16 hex>"');

test('the bodies of calls and call-backs are the contract that gateways rely on', async () => {
  const opened = await desk.post('/v1/deposits', deposit);
  await desk.choose(String(opened.value.payUrl), 'pay', 'less');
  await desk.post('/v1/payouts', payout);
  await desk.clock.pass(4000);
  const answers = {
    'POST /v1/deposits': opened,
    'POST /v1/deposits, other terms': await desk.post('/v1/deposits', { ...deposit, amount: '1' }),
    'POST /v1/deposits, not readable': await desk.post('/v1/deposits', { ...deposit, amount: '1.5' }),
    'GET /v1/deposits/{order}': await desk.get('/v1/deposits/deposit-0001'),
    'GET /v1/payouts/{order}': await desk.get('/v1/payouts/payout-00001'),
    'GET /v1/payouts/{order}, unknown': await desk.get('/v1/payouts/nobody-knows'),
    'POST /v1/sandbox/deposits/{order}, final': await desk.post('/v1/sandbox/deposits/deposit-0001', { action: 'pay' }),
    'GET /v1/events': await desk.get('/v1/events?limit=1'),
    'POST /payments/events, of a deposit': desk.heard.find(({ state }) => state === 'paid'),
    'POST /payments/events, of a payout': desk.heard.find(({ state }) => state === 'received'),
  };
  const sheet = Object.entries(answers).map(([call, answer]) => `${call}\n${formOf(answer)}\n`);
  await expect(sheet.join('\n')).toMatchFileSnapshot('contract.snapshot.txt');
});
