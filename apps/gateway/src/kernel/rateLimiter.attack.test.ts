import { perMinute } from '@baize/gateway-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { createRateLimiter } from './rateLimiter.ts';
import type { Counted, RateLimiter } from './rateLimiter.ts';
import { createSharedRateLimiter } from '../access/sharedRateLimiter.ts';

const limiters: readonly (readonly [string, () => RateLimiter])[] = [
  ['in memory', createRateLimiter],
  ['in the database', createSharedRateLimiter],
];

describe.each(limiters)('the limiter %s', (_where, create) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway({ isAlone: true });
  });
  afterAll(() => gateway.close());

  let call: Omit<Counted, 'now'>;
  let tests = 0;
  // The database still holds the counts of the test before.
  beforeEach(() => {
    call = { merchant: 'alpha', network: `visitor ${(tests += 1)}`, operationId: 'logIn', limit: perMinute.attempt };
  });
  const limiter = () => {
    const { take } = create();
    return (counted: Counted) => take(counted, gateway.database.owner);
  };

  it('counts thirty logins a minute, tells the seconds that are left, and begins anew', async () => {
    const take = limiter();
    for (let n = 0; n < 30; n += 1) expect(await take({ ...call, now: 1000 })).toBeUndefined();
    expect(await take({ ...call, now: 1000 })).toBe(60);
    expect(await take({ ...call, now: 60_999 })).toBe(1);
    expect(await take({ ...call, now: 61_000 })).toBeUndefined();
  });

  it('lets no more through of many at the same time', async () => {
    const take = limiter();
    const waits = await Promise.all(Array.from({ length: 50 }, async () => take({ ...call, now: 1000 })));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(30);
    expect(waits.filter((wait) => wait === 60)).toHaveLength(20);
  });

  it('lets nobody exhaust the limit of another visitor, merchant or call', async () => {
    const take = limiter();
    for (let n = 0; n < 31; n += 1) await take({ ...call, now: 1000 });
    expect(await take({ ...call, now: 1000 })).toBe(60);
    for (const other of [
      { network: `${call.network} b` },
      { merchant: 'beta' },
      { operationId: 'answerLoginChallenge' },
    ] as const)
      expect(await take({ ...call, ...other, now: 1000 })).toBeUndefined();
  });

  it('counts six hundred of a call that has no limit of its own, and as many as a world says', async () => {
    const take = limiter();
    const usual = { ...call, operationId: 'getCountries' as const, limit: perMinute.usual, now: 0 };
    for (let n = 0; n < 600; n += 1) expect(await take(usual)).toBeUndefined();
    expect(await take(usual)).toBe(60);
    expect(await take({ ...usual, network: `${call.network} b`, limit: 0 })).toBe(60);
  });

  it('begins anew also when the clock of a world goes back', async () => {
    const take = limiter();
    await take({ ...call, limit: 1, now: 100_000 });
    expect(await take({ ...call, limit: 1, now: 50_000 })).toBeUndefined();
  });
});

describe('the limiter in memory', () => {
  const call = { merchant: 'alpha', network: 'a', operationId: 'logIn' as const, limit: perMinute.attempt };

  it('does not remove expired windows on each call', () => {
    const windows = new Map<string, { from: number; count: number }>();
    const { take } = createRateLimiter(windows);
    for (const [n, now] of [0, 60_000, 120_000].entries()) take({ ...call, network: `n${n}`, now });
    expect(windows.size).toBe(3);
  });

  it('keeps open windows through ten thousand new ones, and removes expired ones', () => {
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
    // The windows of the first crowd ended at exactly this millisecond and are removed.
    crowd(90_000);
    expect(windows.size).toBe(20_001);
  });
});
