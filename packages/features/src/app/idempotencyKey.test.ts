import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { settled } from '../testing/eventually.ts';
import { ThrownGatewayError } from './valueOrThrow.ts';
import { answerIsLost, isStillProcessing, idempotencyKeyFor } from './idempotencyKey.ts';

describe('a request without an answer', () => {
  const conflict = { kind: 'http', status: 409, code: 'conflict' } as const;

  it('may have succeeded when the answer was lost, and when it is still under way', () => {
    for (const kind of ['network', 'timeout', 'aborted'] as const) expect(answerIsLost({ kind })).toBe(true);
    expect(answerIsLost({ kind: 'malformed', status: 200 })).toBe(true);
    expect([500, 502, 504].map((status) => answerIsLost({ kind: 'http', status }))).toEqual([true, true, true]);
    expect(answerIsLost(conflict)).toBe(true);
  });

  it('has not succeeded when it was refused, so that the next press is a new request', () => {
    expect(answerIsLost(undefined)).toBe(false);
    expect(answerIsLost({ kind: 'business', code: 'gameMaintenance', value: {} })).toBe(false);
    expect(answerIsLost({ kind: 'http', status: 409, code: 'idempotencyConflict' })).toBe(false);
    expect(answerIsLost({ kind: 'http', status: 400 })).toBe(false);
  });

  it('is under way only when the gateway says so', () => {
    const others = [
      { ...conflict, code: 'idempotencyConflict' },
      { ...conflict, status: 500 },
      { kind: 'network' } as const,
    ];
    expect([conflict, ...others, undefined].map(isStillProcessing)).toEqual([true, false, false, false, false]);
  });
});

const fails = (error: Error) => async (): Promise<null> => {
  throw error;
};

describe('the key of a press', () => {
  const mutationKey = ['launch', 'dragon-gate'];

  /** Returns the keys of a first press that runs `mutationFn`, and of a second press after it. */
  const pressTwice = async (mutationFn: () => Promise<null>, { other = mutationKey } = {}) => {
    const cache = new QueryClient().getMutationCache();
    const first = idempotencyKeyFor(cache, mutationKey);
    const mutation = cache.build(new QueryClient(), { mutationKey, mutationFn, gcTime: 0 });
    void mutation.execute(first).catch(() => undefined);
    await settled();
    const second = idempotencyKeyFor(cache, other);
    cache.clear();
    return [first.idempotencyKey, second.idempotencyKey] as const;
  };

  it('is that of the press before while its answer is awaited, and where it was lost', async () => {
    const waiting = Promise.withResolvers<null>();
    const [first, second] = await pressTwice(() => waiting.promise);
    waiting.resolve(null);
    expect(first).not.toBe('');
    expect(second).toBe(first);
    const [lost, again] = await pressTwice(fails(new ThrownGatewayError({ kind: 'network' })));
    expect(again).toBe(lost);
  });

  it('is a new one after an answer, a refusal, and for another request', async () => {
    const refusal = new ThrownGatewayError({ kind: 'business', code: 'gameMaintenance', value: {} });
    for (const [first, second] of [
      await pressTwice(() => Promise.resolve(null)),
      await pressTwice(fails(refusal)),
      await pressTwice(fails(new ThrownGatewayError({ kind: 'network' })), { other: ['launch'] }),
    ])
      expect(second).not.toBe(first);
  });
});
