import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatewayStub } from '../testing/index.ts';
import { getBalance, getMerchantWallet } from './index.ts';

const whole = { balance: '123456', currency: 'CNY', currencySymbol: '¥', sequence: 42 };
const answered = (value: object) => getBalance(gatewayStub({ getBalance: value as never }, { token: () => 't' }));

describe('a balance', () => {
  it('is read exactly, however large', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt(), fc.nat(), async (amount, sequence) => {
        const value = { ...whole, balance: amount.toString(), sequence };
        expect(await answered(value)).toEqual({ ok: true, value });
      }),
      { numRuns: 30 },
    );
  });

  it('is malformed when it is not a whole number of minor units', async () => {
    for (const balance of [1234, '12.34', '1e3', '007', '', ' 1', '1\n', null])
      expect(await answered({ ...whole, balance })).toMatchObject({ error: { kind: 'malformed' } });
    expect(await answered({ ...whole, sequence: undefined })).toMatchObject({ error: { kind: 'malformed' } });
    expect(await answered({ ...whole, currencySymbol: '' })).toMatchObject({ value: { currencySymbol: 'CNY' } });
  });
});

const walletOf = (isSingle: unknown) =>
  getMerchantWallet(gatewayStub({ getMerchantWallet: { isSingle } as never }, { token: () => 't' }));

describe("a merchant's wallet", () => {
  it('is single or per vendor; anything else is malformed', async () => {
    expect([await walletOf(1), await walletOf(0)]).toEqual([
      { ok: true, value: { single: true } },
      { ok: true, value: { single: false } },
    ]);
    expect(await walletOf('1')).toMatchObject({ error: { kind: 'malformed' } });
  });
});
