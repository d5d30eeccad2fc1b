import { perMinute } from '@baize/gateway-contract';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rateLimiter.ts';

const call = { merchant: 'alpha', network: 'a', operationId: 'logIn' as const, limit: perMinute.attempt };

describe('the limiter', () => {
  it('counts thirty logins a minute, tells the seconds that are left, and begins anew', () => {
    const { take } = createRateLimiter();
    for (let n = 0; n < 30; n += 1) expect(take({ ...call, now: 1000 })).toBeUndefined();
    expect(take({ ...call, now: 1000 })).toBe(60);
    expect(take({ ...call, now: 60_999 })).toBe(1);
    expect(take({ ...call, now: 61_000 })).toBeUndefined();
  });

  it('lets nobody exhaust the limit of another visitor, merchant or call', () => {
    const { take } = createRateLimiter();
    for (let n = 0; n < 31; n += 1) take({ ...call, now: 1000 });
    expect(take({ ...call, now: 1000 })).toBe(60);
    for (const other of [{ network: 'b' }, { merchant: 'beta' }, { operationId: 'answerLoginChallenge' as const }])
      expect(take({ ...call, ...other, now: 1000 })).toBeUndefined();
  });

  it('counts six hundred of a call that has no limit of its own, and as many as a world says', () => {
    const { take } = createRateLimiter();
    const usual = { ...call, operationId: 'getCountries' as const, limit: perMinute.usual, now: 0 };
    for (let n = 0; n < 600; n += 1) expect(take(usual)).toBeUndefined();
    expect(take(usual)).toBe(60);
    expect(take({ ...usual, network: 'b', limit: 0 })).toBe(60);
  });

  it('does not look through all that it knows for each who comes', () => {
    const windows = new Map<string, { from: number; count: number }>();
    const { take } = createRateLimiter(windows);
    for (const [n, now] of [0, 60_000, 120_000].entries()) take({ ...call, network: `n${n}`, now });
    expect(windows.size).toBe(3);
  });

  it('forgets nobody while ten thousand others come, and whoever has waited', () => {
    const windows = new Map<string, { from: number; count: number }>();
    const { take } = createRateLimiter(windows);
    const crowd = (now: number) => {
      for (let n = 0; n < 10_000; n += 1) take({ ...call, limit: 1, network: `n${now}-${n}`, now });
    };
    take({ ...call, limit: 1, now: 0 });
    crowd(30_000);
    expect(take({ ...call, limit: 1, now: 59_999 })).toBe(1);
    crowd(60_000);
    expect(take({ ...call, limit: 1, now: 60_000 })).toBeUndefined();
    // Nothing is kept of the first crowd, whose minute is over to the millisecond.
    crowd(90_000);
    expect(windows.size).toBe(20_001);
  });

  it('begins anew also when the clock of a world goes back', () => {
    const { take } = createRateLimiter();
    take({ ...call, limit: 1, now: 100_000 });
    expect(take({ ...call, limit: 1, now: 50_000 })).toBeUndefined();
  });
});
