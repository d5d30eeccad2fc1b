import { describe, expect, it } from 'vitest';
import { valueOrThrow, gatewayErrorOf, ThrownGatewayError } from './valueOrThrow.ts';

describe('valueOrThrow', () => {
  it('is the value of a call that succeeded', async () => {
    await expect(valueOrThrow(Promise.resolve({ ok: true, value: 7 }))).resolves.toBe(7);
  });

  it("fails with the gateway's error, which is found again in it", async () => {
    const error = { kind: 'rateLimited', retryAfter: 3, message: 'Slow down.' } as const;
    const failure = await valueOrThrow(Promise.resolve({ ok: false, error })).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(ThrownGatewayError);
    expect(gatewayErrorOf(failure as ThrownGatewayError)).toBe(error);
    expect(failure).toMatchObject({ name: 'GatewayError', message: 'Slow down.' });
  });
});

describe('gatewayErrorOf', () => {
  it('is undefined without an error, and `malformed` for any other error', () => {
    expect(gatewayErrorOf(null)).toBeUndefined();
    expect(gatewayErrorOf(new Error('x'))).toMatchObject({ kind: 'malformed', message: 'x' });
  });
});
