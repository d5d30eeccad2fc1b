import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWalletDesk, SECRET, type WalletDesk } from '../testing/walletDesk.ts';
import { isSignedBy, signature } from './signature.ts';
import { createWalletClient, type WalletClient } from './walletClient.ts';

const movement = { session: 'w1', round: 'r1', transactionId: 'r1:debit', amount: '250', currency: 'EUR' };
let desk: WalletDesk;
let client: WalletClient;

beforeEach(async () => {
  desk = await openWalletDesk();
  client = createWalletClient({ gateway: desk.address, secret: SECRET });
});
afterEach(() => desk.close());

test('a launch token opens a session once', async () => {
  expect(await client.redeem('t1')).toMatchObject({ ok: true, value: { session: 'w1', currencyExponent: 2 } });
  expect(await client.redeem('t1')).toEqual({ ok: false, failure: 'refused' });
});

test('debit, credit and rollback answer the wallet after them', async () => {
  expect(await client.balance('w1')).toEqual({ ok: true, value: { balance: '10000', sequence: 1 } });
  expect(await client.debit(movement)).toMatchObject({ ok: true, value: { balance: '9750' } });
  expect(await client.credit({ ...movement, transactionId: 'r1:credit', amount: '500' })).toMatchObject({
    value: { balance: '10250' },
  });
  const other = { ...movement, round: 'r2', transactionId: 'r2:debit' };
  expect(await client.debit(other)).toMatchObject({ value: { balance: '10000' } });
  expect(await client.rollback(other)).toMatchObject({ value: { balance: '10250' } });
  expect(desk.bodies.slice(1).map((body) => JSON.parse(body) as unknown)).toEqual([
    movement,
    { ...movement, transactionId: 'r1:credit', amount: '500' },
    other,
    other,
  ]);
});

test('a movement sent twice moves once', async () => {
  await client.debit(movement);
  expect(await client.debit(movement)).toMatchObject({ value: { balance: '9750' } });
});

test('a bet above the balance is refused as such', async () => {
  expect(await client.debit({ ...movement, amount: '10001' })).toEqual({ ok: false, failure: 'insufficientFunds' });
});

test.each([
  ['silent before', 'unconfirmed'],
  ['silent after', 'unconfirmed'],
  ['page', 'unconfirmed'],
  ['expired', 'sessionExpired'],
  ['refused', 'refused'],
] as const)('a gateway that is %s answers %s', async (trouble, failure) => {
  desk.trouble('debit', trouble);
  expect(await client.debit(movement)).toEqual({ ok: false, failure });
});

/** A gateway that never answers. */
const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

test('a gateway that lets a call hang leaves it unconfirmed', async () => {
  const hanging = createWalletClient({ gateway: 'http://gateway', secret: 's', fetch: never, timeoutMilliseconds: 1 });
  expect(await hanging.debit(movement)).toEqual({ ok: false, failure: 'unconfirmed' });
});

test('another secret opens nothing', async () => {
  const stranger = createWalletClient({ gateway: desk.address, secret: 'guessed' });
  expect(await stranger.debit(movement)).toEqual({ ok: false, failure: 'refused' });
  expect(desk.balance()).toBe('10000');
});

const session = {
  session: 'w1',
  player: 'p',
  merchant: 'm',
  currency: 'EUR',
  currencyExponent: 2,
  language: 'EN',
  gameCode: 'g',
  gameType: 'RNG',
  title: 't',
  mode: 'demo',
  backUrl: 'https://shop.example/',
};
const wallet = { balance: '1', sequence: 1 };

/** A client whose calls all get this response, and the requests it sent. */
const answeredWith = (status: number, content: unknown) => {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const send: typeof fetch = (url, init) => {
    sent.push({ url: url instanceof Request ? url.url : url.toString(), init });
    return Promise.resolve(Response.json(content, { status }));
  };
  const options = { gateway: 'http://gateway', secret: 's', fetch: send, now: () => 1_700_000_000_999 };
  return { client: createWalletClient(options), sent };
};

test('a call names its second and its type, and is signed with both its address and its body', async () => {
  const { client, sent } = answeredWith(200, { success: true, value: wallet });
  expect(await client.balance('w1')).toEqual({ ok: true, value: wallet });
  const [call] = sent;
  expect(call?.url).toBe('http://gateway/vendor/wallet/balance');
  expect(call?.init).toMatchObject({ method: 'POST', body: '{"session":"w1"}' });
  expect(call?.init?.headers).toEqual({
    'Content-Type': 'application/json',
    'X-Vendor-Timestamp': '1700000000',
    'X-Vendor-Signature': signature('s', {
      timestamp: '1700000000',
      method: 'POST',
      path: '/vendor/wallet/balance',
      body: '{"session":"w1"}',
    }),
  });
  await client.debit(movement);
  await client.credit(movement);
  await client.rollback(movement);
  expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['balance', 'debit', 'credit', 'rollback']);
});

test.each([
  [200, { success: false, value: { code: 'sessionExpired' } }, 'sessionExpired'],
  [401, {}, 'sessionExpired'],
  [200, { success: true, value: { code: 'insufficientFunds' } }, 'unconfirmed'],
  [200, { success: false, value: wallet }, 'unconfirmed'],
  [400, { success: true, value: wallet }, 'unconfirmed'],
  [200, { success: true, value: { balance: '1'.repeat(25), sequence: 1 } }, 'unconfirmed'],
  [200, { success: true, value: { balance: '1', sequence: 1.5 } }, 'unconfirmed'],
  [403, { success: false, value: { code: 'insufficientFunds' } }, 'insufficientFunds'],
  [200, { success: false, value: { code: 'limitReached' } }, 'limitReached'],
  [499, { success: false, value: { code: 'another' } }, 'refused'],
  [500, { success: false, value: { code: 'insufficientFunds' } }, 'unconfirmed'],
  [500, { success: true, value: wallet }, 'unconfirmed'],
  [200, { success: true, value: {} }, 'unconfirmed'],
  [200, { success: true, value: { balance: '1x', sequence: 1 } }, 'unconfirmed'],
  [200, { success: true, value: { balance: '-1', sequence: 1 } }, 'unconfirmed'],
  [200, { success: true, value: { balance: '1', sequence: -1 } }, 'unconfirmed'],
] as const)('an answer %s %j leaves a movement %s', async (status, content, failure) => {
  expect(await answeredWith(status, content).client.debit(movement)).toEqual({ ok: false, failure });
});

test('a launch is taken as a real one or a demo, and leads back to a web address only', async () => {
  const redeem = (more: object) =>
    answeredWith(200, { success: true, value: { ...session, ...more } }).client.redeem('t');
  expect(await redeem({})).toEqual({ ok: true, value: session });
  expect(await redeem({ mode: 'real', backUrl: 'http://shop.example/' })).toMatchObject({ ok: true });
  for (const odd of [
    { mode: '' },
    { backUrl: 'ftp://shop.example/' },
    { backUrl: 'xhttp://a/' },
    { backUrl: 'httpsx://a/' },
  ])
    expect(await redeem(odd)).toEqual({ ok: false, failure: 'unconfirmed' });
  expect(await redeem({ autoPlay: false })).toMatchObject({ value: { autoPlay: false } });
  expect(await redeem({ autoPlay: 'no' })).toEqual({ ok: false, failure: 'unconfirmed' });
  for (const odd of [{ session: '' }, { currency: '' }, { currencyExponent: 9 }, { currencyExponent: -1 }])
    expect(await redeem(odd)).toEqual({ ok: false, failure: 'unconfirmed' });
});

test('a signature covers secret, timestamp, method, path and body', () => {
  const call = { timestamp: '1700000000', method: 'POST', path: '/p', body: '{"a":1}' };
  const signed = signature('s', call);
  expect(signature('key', { timestamp: '1', method: 'POST', path: '/p', body: 'b' })).toBe(
    '220ea61ceea9db16cfbae9235138fa2da181d020c42b7d794f18f5f740f3d6d8',
  );
  expect(isSignedBy('s', call, signed)).toBe(true);
  expect(isSignedBy('x', call, signed)).toBe(false);
  for (const changed of [{ timestamp: '1700000001' }, { method: 'PUT' }, { path: '/q' }, { body: '{"a":2}' }])
    expect(isSignedBy('s', { ...call, ...changed }, signed)).toBe(false);
  for (const given of ['', signed.slice(1), `${signed}0`]) expect(isSignedBy('s', call, given)).toBe(false);
});
