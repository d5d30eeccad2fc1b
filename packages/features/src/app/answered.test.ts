import { describe, expect, it } from 'vitest';
import { answered, faultOf, GatewayFault } from './answered.ts';

describe('answered', () => {
  it('is the value of a call that succeeded', async () => {
    await expect(answered(Promise.resolve({ ok: true, value: 7 }))).resolves.toBe(7);
  });

  it("fails with the gateway's error, which is found again in it", async () => {
    const error = { kind: 'rateLimited', retryAfter: 3, message: 'Slow down.' } as const;
    const failure = await answered(Promise.resolve({ ok: false, error })).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(GatewayFault);
    expect(faultOf(failure as GatewayFault)).toBe(error);
    expect(failure).toMatchObject({ name: 'GatewayFault', message: 'Slow down.' });
  });
});

describe('faultOf', () => {
  it('is undefined without an error, and `malformed` for any other error', () => {
    expect(faultOf(null)).toBeUndefined();
    expect(faultOf(new Error('x'))).toMatchObject({ kind: 'malformed', message: 'x' });
  });
});
