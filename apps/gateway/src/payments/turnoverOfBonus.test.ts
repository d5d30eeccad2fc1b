import type { JurisdictionId } from '@baize/domain/jurisdictions';
import { expect, it } from 'vitest';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { depositPromotionsOf, turnoverOfBonus } from './methods.ts';

const under = (jurisdiction: JurisdictionId) =>
  ({ settings: { jurisdiction, sandbox: { openingBalance: '100000' } } }) as Pick<ActiveMerchant, 'settings'>;

it.each([
  ['none', 10_000n, 5000n, 10, 150_000n],
  ['GB', 10_000n, 5000n, 3, 45_000n],
  // The bonus is at its highest: three times both would be more than ten times it.
  ['GB', 1_000_000n, 100_000n, 3, 1_000_000n],
  // Ten times the bonus is less than any deposit requires.
  ['GB', 1_000_000n, 500n, 3, 1_000_000n],
  ['GB', 10_000n, 5000n, 10, 50_000n],
  ['DE', 10_000n, 5000n, 10, 150_000n],
] as const)(
  'under %s a deposit of %s with a bonus of %s, %s times, requires %s [D58]',
  (id, credited, bonus, times, required) => {
    expect(turnoverOfBonus(under(id), { credited, bonus, times })).toEqual({ required, basic: credited });
  },
);

it('terms that require less than any deposit does are kept', () => {
  expect(turnoverOfBonus(under('none'), { credited: 10_000n, bonus: 0n, times: 0 })).toEqual({
    required: 0n,
    basic: 0n,
  });
});

it('no offered bonus requires more than the law allows, however it is counted [D58]', () => {
  for (const { hundredths, times } of depositPromotionsOf(under('GB')))
    expect((10_000 + hundredths) * times).toBeLessThanOrEqual(10 * hundredths);
  expect(depositPromotionsOf(under('BR'))).toEqual([]);
});
