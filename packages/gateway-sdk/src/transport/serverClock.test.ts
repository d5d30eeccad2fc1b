import { describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock.ts';

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
