import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusedSecretField, secretFields } from '../verification/secret/index.ts';
import { conversionOf, convertFields, spendNeed } from './points.rules.ts';

const config = { staked: '100', convert: { points: 100, pays: '30', minimum: 100 }, currency: 'CNY' };
const errorOf = (typed: string, had = 1000) => {
  const conversion = conversionOf(config, had, typed);
  return conversion.ok ? undefined : conversion.error;
};

describe('points that are to be converted', () => {
  it('are whole, at least the minimum, and at most the balance', () => {
    expect(conversionOf(config, 1000, ' 250 ')).toEqual({ ok: true, points: 250, pays: '75' });
    expect(['', '0', '-100', '100.5', '1e3', '1,00', '9'.repeat(16)].map((typed) => errorOf(typed))).toEqual(
      Array.from({ length: 7 }, () => 'notWhole'),
    );
    expect(['99', '100', '1000', '1001'].map((typed) => errorOf(typed))).toEqual([
      'belowMinimum',
      undefined,
      undefined,
      'tooFew',
    ]);
  });

  it('are read in the digits of any script, grouped or not', () => {
    for (const typed of ['1250', '1,250', '1 250', '\u0661\u0662\u0665\u0660', '\u0967\u0968\u096b\u0966'])
      expect(conversionOf(config, 2000, typed)).toMatchObject({ ok: true, points: 1250 });
  });

  it('are never more than there are, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (typed, had) => {
        const conversion = conversionOf(config, had, typed);
        expect(conversion.ok ? conversion.points : had).toBeLessThanOrEqual(had);
      }),
    );
  });
});

it('a wrong payment password is said at its field, all else over the form', () => {
  expect(
    ['wrongPaymentPassword', 'paymentLocked', 'pointsTooFew'].map((code) => refusedSecretField(spendNeed, { code })),
  ).toEqual(['fundPassword', undefined, undefined]);
});

it('the number of points is required, and so is the payment password [D57]', () => {
  const asked = [...convertFields, ...secretFields(spendNeed)].map(({ key, required }) => [key, required]);
  expect(asked).toEqual([
    ['points', true],
    ['fundPassword', true],
  ]);
});
