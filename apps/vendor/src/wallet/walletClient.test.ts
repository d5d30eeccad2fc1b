import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWalletDesk, SECRET, type WalletDesk } from '../proof/walletDesk.ts';
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
  expect(await client.redeem('t1')).toEqual({ ok: false, fault: 'refused' });
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
  expect(await client.debit({ ...movement, amount: '10001' })).toEqual({ ok: false, fault: 'insufficientFunds' });
});

test.each([
  ['silent before', 'unconfirmed'],
  ['silent after', 'unconfirmed'],
  ['page', 'unconfirmed'],
  ['expired', 'sessionExpired'],
  ['refused', 'refused'],
] as const)('a gateway that is %s answers %s', async (trouble, fault) => {
  desk.trouble('debit', trouble);
  expect(await client.debit(movement)).toEqual({ ok: false, fault });
});

test('another secret opens nothing', async () => {
  const stranger = createWalletClient({ gateway: desk.address, secret: 'guessed' });
  expect(await stranger.debit(movement)).toEqual({ ok: false, fault: 'refused' });
  expect(desk.balance()).toBe('10000');
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
