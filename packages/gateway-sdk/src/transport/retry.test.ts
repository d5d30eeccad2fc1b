import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../gatewayError.types.ts';
import { MAX_RETRIES, retryDelay } from './retry.ts';

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
