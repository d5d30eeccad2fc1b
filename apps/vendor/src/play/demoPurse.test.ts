import { beforeEach, expect, test } from 'vitest';
import type { Wallet } from '../wallet/wallet.types.ts';
import { createDemoPurse } from './demoPurse.ts';

let purse: Wallet;
beforeEach(() => {
  purse = createDemoPurse('100');
});
const movement = (transactionId: string, amount: string) => ({
  session: 's',
  round: 'r',
  transactionId,
  amount,
  currency: 'EUR',
});
const holds = (balance: string, sequence: number) => ({ ok: true, value: { balance, sequence } });

test('a purse moves each movement once, and counts them', async () => {
  expect(await purse.balance('s')).toEqual(holds('100', 0));
  expect(await purse.debit(movement('bet', '30'))).toEqual(holds('70', 1));
  expect(await purse.debit(movement('bet', '30'))).toEqual(holds('70', 1));
  expect(await purse.credit(movement('win', '5'))).toEqual(holds('75', 2));
  expect(await purse.credit(movement('win', '5'))).toEqual(holds('75', 2));
});

test('a purse can be emptied and never falls below zero', async () => {
  expect(await purse.debit(movement('bet', '101'))).toEqual({ ok: false, failure: 'insufficientFunds' });
  expect(await purse.debit(movement('bet', '100'))).toEqual(holds('0', 1));
});

test('a bet is given back once', async () => {
  await purse.debit(movement('bet', '30'));
  expect(await purse.rollback(movement('bet', '30'))).toEqual(holds('100', 2));
  expect(await purse.rollback(movement('bet', '30'))).toEqual(holds('100', 3));
  expect(await purse.rollback(movement('none', '30'))).toEqual(holds('100', 4));
  for (const late of ['bet', 'none']) expect(await purse.debit(movement(late, '30'))).toEqual(holds('100', 4));
});
