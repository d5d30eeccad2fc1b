import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWalletDesk, SECRET, type WalletDesk } from '../proof/walletDesk.ts';
import { isSignedBy, signature } from './signature.ts';
import { createWalletClient, type WalletClient } from './walletClient.ts';

const movement = { session: 'w1', round: 'r1', transactionId: 'r1:debit', amount: '250' };
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
  expect(await client.rollback(movement)).toMatchObject({ value: { balance: '10500' } });
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

test('a signature covers secret, timestamp and body', () => {
  const signed = signature('s', '1700000000', '{"a":1}');
  expect(signed).toMatch(/^[0-9a-f]{64}$/u);
  expect(isSignedBy('s', '1700000000', '{"a":1}', signed)).toBe(true);
  expect(isSignedBy('x', '1700000000', '{"a":1}', signed)).toBe(false);
  expect(isSignedBy('s', '1700000001', '{"a":1}', signed)).toBe(false);
  expect(isSignedBy('s', '1700000000', '{"a":2}', signed)).toBe(false);
  expect(isSignedBy('s', '1700000000', '{"a":1}', '')).toBe(false);
});
