import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WithdrawalStatus } from '@baize/gateway-sdk/payments';
import { examples } from '@baize/gateway-sdk/testing';
import { refusedAccountField } from './useAccounts.ts';
import {
  accountFields,
  accountKinds,
  accountNumberOf,
  amountFault,
  feeOn,
  isNoPart,
  methodOfAccount,
  mostToWithdraw,
  networksOf,
  payoutOf,
  turnoverShare,
  withdrawalBar,
  withdrawalStages,
} from './withdrawals.rules.ts';
import { isOpenWithdrawal } from './openWithdrawal.rules.ts';

const terms = { ...examples.getWithdrawalTerms, turnover: { required: '0', done: '0', left: '0', shares: [] } };
const [method] = examples.getPaymentMethods.withdrawal;
if (method === undefined) throw new Error('The contract shows a method.');

const faultOf = (amount: string | undefined, own: object = {}) => amountFault(amount, { ...method, ...own }, terms);
const share = (required: string, left: string) => turnoverShare({ required, left, done: '0', shares: [] });
const current = (status: WithdrawalStatus) => withdrawalStages({ status }).current;

describe('the fee of a withdrawal', () => {
  it('is the share rounded up, and at least the lowest fee', () => {
    expect(['1', '10000', '10001', '20000'].map((amount) => feeOn(method, amount))).toEqual([
      '100',
      '100',
      '101',
      '200',
    ]);
  });

  it('never exceeds the amount by a share of up to the whole', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 18n }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, hundredths) => {
          const fee = BigInt(feeOn({ fee: { hundredths, lowest: '0' } }, amount.toString()));
          expect(fee <= amount && fee * 10_000n >= amount * BigInt(hundredths)).toBe(true);
        },
      ),
    );
  });
});

describe('an amount to withdraw', () => {
  it('keeps to the limits of the method, of the day and of the balance, in this order', () => {
    expect(faultOf(undefined)?.rule).toBe('notAmount');
    expect(faultOf('9999')).toEqual({ rule: 'belowLowest', figure: '10000' });
    expect(faultOf('2000001')).toEqual({ rule: 'aboveHighest', figure: '2000000' });
    expect(amountFault('200000', method, { ...terms, dayAmountLeft: '150000' })).toEqual({
      rule: 'aboveDay',
      figure: '150000',
    });
    expect(faultOf('250001')).toEqual({ rule: 'aboveBalance', figure: '250000' });
    expect([faultOf('10000'), faultOf('250000')]).toEqual([undefined, undefined]);
  });

  it('is more than its fee', () => {
    expect(faultOf('100', { lowest: '1' })).toEqual({ rule: 'belowFee', figure: '100' });
    expect(faultOf('101', { lowest: '1' })).toBeUndefined();
  });

  it('is at most the smallest of the three limits', () => {
    expect(mostToWithdraw(terms, method)).toBe('250000');
    expect(mostToWithdraw({ ...terms, dayAmountLeft: '9' }, method)).toBe('9');
    expect(mostToWithdraw({ ...terms, available: '99999999', dayAmountLeft: '88888888' }, method)).toBe('2000000');
  });
});

it('nothing can be withdrawn without money, with turnover left, or after the limits of the day', () => {
  const left = { ...terms.turnover, left: '5' };
  expect(
    [{}, { available: '0' }, { turnover: left }, { dayCountLeft: 0 }, { dayAmountLeft: '0' }].map((own) =>
      withdrawalBar({ ...terms, ...own }),
    ),
  ).toEqual([undefined, 'nothing', 'turnover', 'dayCount', 'dayAmount']);
});

it('turnover is a share of what is required, whole when nothing is', () => {
  expect([share('100000', '60000'), share('0', '0'), share('9', '9')]).toEqual([0.4, 1, 0]);
});

it('an account is paid by the method of its kind, unless that is switched off', () => {
  const off = { ...method, available: false };
  expect(methodOfAccount({ withdrawal: [method] }, { kind: 'bank' })).toBe(method);
  expect(methodOfAccount({ withdrawal: [off] }, { kind: 'bank' })).toBeUndefined();
  expect(methodOfAccount({ withdrawal: [method] }, { kind: 'usdt' })).toBeUndefined();
});

it('an order has a current stage until it ends, and none when it was taken back or rejected [D59]', () => {
  expect((['cooling', 'processing', 'sent', 'disputed', 'received'] as const).map(current)).toEqual([
    'cooling',
    'processing',
    'sent',
    'sent',
    undefined,
  ]);
  expect(withdrawalStages({ status: 'rejected' }).stages).toEqual([]);
  const every = ['cooling', 'disputed', 'forcedReceived', 'cancelled', 'notReceived'] as const;
  expect(every.filter((status) => isOpenWithdrawal({ status }))).toEqual(['cooling', 'disputed']);
});

it('an account number is sent without the spaces and hyphens of people', () => {
  expect(accountNumberOf(' 6222 0200-1112 ')).toBe('622202001112');
});

it('a refusal of an account is said at its field, or over the form', () => {
  expect(
    ['wrongPaymentPassword', 'numberInvalid', 'accountsFull'].map((code) => refusedAccountField({ code })),
  ).toEqual(['fundPassword', 'number', undefined]);
});

it('accounts are added of the kinds that the merchant pays to, with the fields of each', () => {
  const usdt = { ...method, kind: 'usdt' as const, networks: ['TRC20' as const] };
  const withdrawal = [method, usdt, { ...method, kind: 'wallet' as const, available: false }];
  expect([accountKinds({ withdrawal }), networksOf({ withdrawal }), networksOf({ withdrawal: [method] })]).toEqual([
    ['bank', 'usdt'],
    ['TRC20'],
    [],
  ]);
  expect((['bank', 'wallet', 'usdt'] as const).map((kind) => accountFields(kind)[0]?.key)).toEqual([
    'bank',
    'bank',
    'network',
  ]);
});

it('a part is more than nothing and less than all; what arrives is never below zero [REQ-224]', () => {
  expect([undefined, '0', '1', '9899', '9900'].map((amount) => isNoPart(amount, '9900'))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  expect([payoutOf(method, '10000'), payoutOf(method, '50')]).toEqual(['9900', '0']);
});
