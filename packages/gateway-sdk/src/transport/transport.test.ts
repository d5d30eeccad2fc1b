import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { GatewayError } from '../gatewayError.types.ts';
import { MAX_RETRIES, retryDelay } from './retry.ts';
import { createServerClock } from './serverClock.ts';
import type { PublicKey } from '../cipher/cipher.types.ts';
import { ok } from '../result.ts';
import { createKeyRing } from './keyRing.ts';

const error: fc.Arbitrary<GatewayError> = fc.oneof(
  fc.constantFrom<GatewayError>(
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'aborted' },
    { kind: 'malformed', status: 200 },
    { kind: 'unauthenticated' },
    { kind: 'maintenance' },
    { kind: 'locked' },
    { kind: 'regionRestricted' },
    { kind: 'business', code: 'x', value: {} },
  ),
  fc.integer({ min: 100, max: 599 }).map((status): GatewayError => ({ kind: 'http', status })),
  fc.nat(1000).map((retryAfter): GatewayError => ({ kind: 'rateLimited', retryAfter })),
  fc.nat(10).map((retryAfter): GatewayError => ({ kind: 'http', status: 503, retryAfter })),
);
const chance = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

const afterShed = (retryAfter: number, random: number) =>
  retryDelay(0, { kind: 'http', status: 503, code: 'overloaded', retryAfter }, () => random);

describe('the delay before a read is tried again', () => {
  it('comes twice at most, is never negative and never longer than five seconds', () => {
    fc.assert(
      fc.property(error, chance, fc.nat(10), (failed, random, attempt) => {
        const delay = retryDelay(attempt, failed, () => random);
        if (attempt >= MAX_RETRIES) expect(delay).toBeUndefined();
        if (delay === undefined) return;
        const asked = 'retryAfter' in failed ? (failed.retryAfter ?? 0) : 0;
        expect(delay).toBeGreaterThanOrEqual(asked * 1000);
        expect(delay).toBeLessThanOrEqual(5000);
      }),
    );
  });

  it('grows with the attempt and takes the whole range of chance', () => {
    const network = { kind: 'network' } as const;
    expect([0, 1].map((attempt) => retryDelay(attempt, network, () => 0))).toEqual([0, 0]);
    expect([0, 1].map((attempt) => retryDelay(attempt, network, () => 1))).toEqual([300, 600]);
  });

  it('is as long as the gateway asks, up to five seconds', () => {
    const asked = [0, 1, 5, 6].map((retryAfter) => retryDelay(0, { kind: 'rateLimited', retryAfter }, () => 0));
    expect(asked).toEqual([0, 1000, 5000, undefined]);
  });

  it('is spread over a second for a crowd that an overloaded gateway asks to wait', () => {
    expect([afterShed(2, 0), afterShed(2, 0.5), afterShed(2, 1)]).toEqual([2000, 2500, 3000]);
    expect([afterShed(0, 1), afterShed(5, 1), afterShed(6, 0)]).toEqual([300, 5000, undefined]);
  });

  it('is undefined for an error that a retry would not change', () => {
    const settled: GatewayError[] = [
      { kind: 'aborted' },
      { kind: 'malformed', status: 200 },
      { kind: 'http', status: 404 },
      { kind: 'http', status: 501 },
      { kind: 'business', code: 'locked', value: {} },
      { kind: 'unauthenticated' },
      { kind: 'maintenance' },
      { kind: 'regionRestricted' },
      { kind: 'rateLimited', retryAfter: 6 },
    ];
    expect(settled.map((failed) => retryDelay(0, failed, () => 1))).toEqual(settled.map(() => undefined));
  });
});

const noon = Date.parse('2026-03-01T12:00:00Z');
const at = (ms: number) => new Headers({ Date: new Date(noon + ms).toUTCString() });

const startClock = () => {
  const steady = { ms: 500 };
  return {
    steady,
    ...createServerClock(
      () => steady.ms,
      () => noon + 77_000,
    ),
  };
};

describe('the gateway’s clock', () => {
  it('is unknown until the first response, and advances by elapsed time', () => {
    const { steady, now, hear } = startClock();
    expect(now()).toBeUndefined();
    hear(at(0));
    expect(now()).toBe(noon);
    steady.ms += 1234;
    expect(now()).toBe(noon + 1234);
  });

  it('is this machine’s while no response has a `Date`', () => {
    const { now, hear } = startClock();
    hear(new Headers());
    expect(now()).toBe(noon + 77_000);
    hear(at(0));
    hear(new Headers({ Date: 'yesterday' }));
    expect(now()).toBe(noon);
  });

  it('does not jump with the latency of responses', () => {
    const { steady, now, hear } = startClock();
    hear(at(0));
    steady.ms += 1900;
    hear(at(1000));
    expect(now()).toBe(noon + 1900);
  });

  it('is corrected after a sleep in which the steady clock paused', () => {
    const { steady, now, hear } = startClock();
    hear(at(0));
    steady.ms += 10;
    hear(at(40_000));
    expect(now()).toBe(noon + 40_000);
  });
});

const keysOf = (kid: string) => ({ key: { kid } as PublicKey, aheadMs: 0 });

it('forgets the refused keys, but not newer ones loaded meanwhile', async () => {
  const fetchKeys = vi.fn(async () => ok(keysOf('k2')));
  fetchKeys.mockResolvedValueOnce(ok(keysOf('k1')));
  const ring = createKeyRing(fetchKeys);
  const old = await ring.keys({});
  if (!old.ok) throw new Error('no keys');
  ring.forget(old.value);
  expect(await ring.keys({})).toEqual(ok(keysOf('k2')));
  ring.forget(old.value);
  expect(await ring.keys({})).toEqual(ok(keysOf('k2')));
  expect(fetchKeys).toHaveBeenCalledTimes(2);
});
