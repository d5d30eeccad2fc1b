import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '@baize/gateway-sdk/testing';
import { readUnanswered } from '../sentOnce/unanswered.rules.ts';
import { depositFault, depositTerms, feeOf, isOpen, lapsesAt, isDepositRequest, payAddress } from './deposits.rules.ts';

const fee = { hundredths: 150, lowest: '200' };
const promotion = {
  id: 'p',
  title: 'P',
  hundredths: 5000,
  highest: '80000',
  lowestDeposit: '10000',
  timesTurnover: 10,
};
const terms = (amount: string, chosen?: typeof promotion) => depositTerms({ depositTimes: 1 }, { fee }, chosen, amount);

describe('what follows from an amount', () => {
  it('a fee is its share rounded up, and at least the lowest', () => {
    expect(['1', '13333', '13334', '100001'].map((amount) => feeOf(fee, amount))).toEqual([
      '200',
      '200',
      '201',
      '1501',
    ]);
  });

  it('the fee is taken off, and the rest is wagered as often as the merchant says', () => {
    expect(terms('100000')).toEqual({ fee: '1500', credited: '98500', bonus: undefined, wager: '98500' });
  });

  it('a bonus is reckoned from what is credited, up to its cap, and wagered with it', () => {
    expect(terms('100000', promotion)).toEqual({ fee: '1500', credited: '98500', bonus: '49250', wager: '1477500' });
    expect(terms('1000000', promotion)).toMatchObject({ bonus: '80000', wager: '10650000' });
  });

  it('nothing is credited below the fee, and money is neither made nor lost', () => {
    expect(terms('150')).toMatchObject({ fee: '200', credited: '0', wager: '0' });
    fc.assert(
      fc.property(fc.bigInt({ min: 200n, max: 10n ** 18n - 1n }), (amount) => {
        const { fee: taken, credited } = terms(amount.toString());
        expect(BigInt(taken) + BigInt(credited)).toBe(amount);
      }),
    );
  });
});

it('an amount is held to the limits of its method, and to the lowest deposit of a promotion', () => {
  const limits = { lowest: '5000', highest: '50000' };
  expect(['4999', '5000', '50000', '50001'].map((amount) => depositFault(limits, undefined, amount))).toEqual([
    { code: 'tooLow', limit: '5000' },
    undefined,
    undefined,
    { code: 'tooHigh', limit: '50000' },
  ]);
  expect(['9999', '10000'].map((amount) => depositFault(limits, promotion, amount))).toEqual([
    { code: 'belowPromotion', limit: '10000' },
    undefined,
  ]);
});

it('an order is open until it has a final status', () => {
  const statuses = ['pending', 'confirming', 'credited', 'failed', 'lapsed', 'cancelled'] as const;
  expect(statuses.filter((status) => isOpen({ status }))).toEqual(['pending', 'confirming']);
});

it("the time left is the gateway's, whatever the clock of this machine says", () => {
  expect(lapsesAt({ ...examples.getDeposit, receivedAt: 5 })).toBe(5 + 30 * 60_000);
});

it('only a web address is opened as a pay page', () => {
  const addresses = ['https://pay.example/1', 'javascript:alert(1)', '//pay.example', 'https://a@pay.example/', ''];
  expect(addresses.map((payUrl) => payAddress({ payUrl }))).toEqual([
    'https://pay.example/1',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('a stored request', () => {
  const request = { methodId: 'bank', amount: '10000', returnPath: '/member' };
  const stored = { idempotencyKey: 'k', whose: 'w', request, isLost: false };

  it('is unanswered, since the page that awaited its answer is gone', () => {
    expect(readUnanswered(JSON.stringify(stored), isDepositRequest)).toEqual({ ...stored, isLost: true });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ ...stored, whose: 1 }),
    JSON.stringify({ ...stored, request: { ...request, amount: 1 } }),
    JSON.stringify({ ...stored, request: { ...request, network: 1 } }),
  ])('that is not one is ignored: %j', (text) => {
    expect(readUnanswered(text, isDepositRequest)).toBeUndefined();
  });
});
