import { describe, expect, it } from 'vitest';
import { answerIsLost, isUnderWay } from './keyed.ts';

describe('a request without an answer', () => {
  const conflict = { kind: 'http', status: 409, code: 'conflict' } as const;

  it('may have happened when the answer was lost, and when it is still under way', () => {
    for (const kind of ['network', 'timeout', 'aborted'] as const) expect(answerIsLost({ kind })).toBe(true);
    expect(answerIsLost({ kind: 'malformed', status: 200 })).toBe(true);
    expect([500, 502, 504].map((status) => answerIsLost({ kind: 'http', status }))).toEqual([true, true, true]);
    expect(answerIsLost(conflict)).toBe(true);
  });

  it('has not happened when it was refused, so that the next press is a new one', () => {
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
    expect([conflict, ...others, undefined].map(isUnderWay)).toEqual([true, false, false, false, false]);
  });
});
