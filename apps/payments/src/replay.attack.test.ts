import { beforeEach, expect, test } from 'vitest';
import { signature } from './signature/signature.ts';
import { deposit, openDesk, payout, SECRET, type Desk } from './testing/desk.ts';

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
});

const body = JSON.stringify(deposit);
const send = (headers: Record<string, string>, content = body, path = '/v1/deposits') =>
  desk.send(path, { method: 'POST', headers, body: content });

test('an order sent 300 times at once is one order, and each time answered alike', async () => {
  const headers = desk.signed('POST', '/v1/deposits', body);
  const answers = await Promise.all(Array.from({ length: 300 }, async () => (await send(headers)).text()));
  expect(new Set(answers).size).toBe(1);
});

test('a payout replayed while it runs and after its end pays once', async () => {
  const content = JSON.stringify(payout);
  const headers = desk.signed('POST', '/v1/payouts', content);
  for (let n = 0; n < 20; n += 1) {
    await send(headers, content, '/v1/payouts');
    await desk.clock.pass(500);
  }
  expect(desk.states()).toEqual(['sent', 'received']);
  expect(new Set(desk.heard.map(({ event }) => event)).size).toBe(2);
});

test('a signature is good for its call, its secret and five minutes alone', async () => {
  const now = desk.clock.now();
  const right = desk.signed('POST', '/v1/deposits', body);
  const forbidden = async (headers: Record<string, string>, content = body, path = '/v1/deposits') => {
    const answer = await send(headers, content, path);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ success: false, message: '', value: { code: 'forbidden' } });
  };
  await forbidden({});
  await forbidden({ ...right, 'X-Payments-Signature': '' });
  await forbidden({ ...right, 'X-Payments-Signature': `${right['X-Payments-Signature']}0` });
  await forbidden({ ...right, 'X-Payments-Timestamp': String(Number(right['X-Payments-Timestamp']) + 1) });
  await forbidden(right, body.replace('10000', '99999'));
  await forbidden(right, body, '/v1/payouts');
  await forbidden(right, body, '/v1/deposits?x=1');
  await forbidden(desk.signed('PUT', '/v1/deposits', body));
  await forbidden(desk.signed('POST', '/v1/deposits', body, 'another secret'));
  await forbidden(desk.signed('POST', '/v1/deposits', body, SECRET, now - 301_000));
  await forbidden(desk.signed('POST', '/v1/deposits', body, SECRET, now + 301_000));
  for (const timestamp of ['', 'NaN', '1e3', '-1', '9'.repeat(13)]) {
    const signed = signature(SECRET, { timestamp, method: 'POST', path: '/v1/deposits', body });
    await forbidden({ 'X-Payments-Timestamp': timestamp, 'X-Payments-Signature': signed });
  }
  expect((await desk.get('/v1/deposits/deposit-0001')).status).toBe(404);
  expect((await send(desk.signed('POST', '/v1/deposits', body, SECRET, now - 300_000))).status).toBe(200);
});

test('a call-back is no call: its signature opens nothing here', async () => {
  await desk.post('/v1/deposits', deposit);
  const headers = desk.signed('POST', '/payments/events', body);
  for (const path of ['/v1/deposits', '/v1/sandbox/deposits/deposit-0001', '/v1/deposits/deposit-0001/cancel'])
    expect((await send(headers, body, path)).status).toBe(403);
  expect((await desk.get('/v1/deposits/deposit-0001')).value).toMatchObject({ state: 'pending' });
});

test('a pay page pays once, however often and from wherever its form is sent', async () => {
  const payUrl = String((await desk.post('/v1/deposits', { ...deposit, method: 'wallet' })).value.payUrl);
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await desk.choose(payUrl, 'pay', 'more', { 'Sec-Fetch-Site': site })).status).toBe(403);
  expect((await desk.get('/v1/deposits/deposit-0001')).value).toMatchObject({ state: 'pending' });
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  await Promise.all(
    ['exact', 'more', 'less', 'exact'].flatMap((share) => [
      desk.choose(payUrl, 'pay', share, headers),
      desk.choose(payUrl, 'decline', share, headers),
    ]),
  );
  await desk.clock.pass(60_000);
  expect(desk.heard).toHaveLength(1);
  expect(['paid', 'declined']).toContain(desk.heard[0]?.state);
});

test('the address of a pay page is no order id, and no two are alike', async () => {
  const tokens = new Set<string>();
  for (let n = 0; n < 100; n += 1) {
    const { value } = await desk.post('/v1/deposits', { ...deposit, order: `order-${1000 + n}` });
    tokens.add(String(value.payUrl));
  }
  expect(tokens.size).toBe(100);
  for (const guess of ['deposit-0001', 'order-1000', '__proto__', 'constructor', ''])
    expect((await desk.send(`/pay/${guess}`)).status).toBe(404);
});
