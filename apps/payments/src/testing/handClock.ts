import type { Clock } from '../clock.types.ts';

/** A clock that stands until it is moved. */
export const handClock = (start = Date.parse('2026-03-01T12:00:00Z')) => {
  let now = start;
  const sleepers: { readonly until: number; readonly wake: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    wait: (milliseconds) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      sleepers.push({ until: now + milliseconds, wake: resolve });
      return promise;
    },
  };

  /** Moves on, and wakes everything on the way at its own moment. */
  const pass = async (milliseconds: number): Promise<void> => {
    const end = now + milliseconds;
    await settled();
    for (;;) {
      sleepers.sort((a, b) => a.until - b.until);
      const [next] = sleepers;
      if (next === undefined || next.until > end) break;
      sleepers.shift();
      now = Math.max(now, next.until);
      next.wake();
      await settled();
    }
    now = end;
  };

  /** Moves on and wakes nothing: timers are late, as after a machine has slept. */
  const oversleep = (milliseconds: number): void => {
    now += milliseconds;
  };

  return { ...clock, pass, oversleep };
};

/** Lets pending promises and sockets of this process go on. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((resolve) => void setImmediate(resolve));
};
