import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBalance } from './walletCalls.ts';

const whole = { balance: '123456', currency: 'CNY', currencySymbol: '¥', sequence: 42 };

describe('a balance', () => {
  it('is read as it stands, however large', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(), (amount, sequence) => {
        expect(readBalance({ ...whole, balance: amount.toString(), sequence })).toEqual({
          ...whole,
          balance: amount.toString(),
          sequence,
        });
      }),
    );
  });

  it('is never guessed from what is no whole number of minor units', () => {
    for (const balance of [1234, '12.34', '1e3', '007', '', ' 1', null])
      expect(readBalance({ ...whole, balance })).toBeUndefined();
    expect(readBalance({ ...whole, sequence: undefined })).toBeUndefined();
    expect(readBalance({ ...whole, currencySymbol: '' })?.currencySymbol).toBe('CNY');
  });
});
