/** The wall clock diverged by at least this much from the steady clock: the machine slept, or its clock was set. */
const LEAP_MILLISECONDS = 1000;

type SteadyClock = {
  /** Monotonic milliseconds, including time asleep. */
  readonly now: () => number;
  /** Subscribes to leaps; returns a function that unsubscribes. */
  readonly onLeap: (listener: () => void) => () => void;
};

/**
 * A monotonic clock that includes time asleep: `performance.now()` may pause in sleep, `Date.now()` may be set. Forward
 * leaps of the latter count as elapsed time, so that a countdown never shows too much; listeners then refetch the
 * gateway's time, which corrects a false leap.
 */
export const createSteadyClock = (steady: () => number, wall: () => number): SteadyClock => {
  let last: { readonly steady: number; readonly wall: number } | undefined;
  let slept = 0;
  const listeners = new Set<() => void>();
  return {
    now: () => {
      const read = { steady: steady(), wall: wall() };
      const leap = last === undefined ? 0 : read.wall - last.wall - (read.steady - last.steady);
      last = read;
      if (Math.abs(leap) >= LEAP_MILLISECONDS) {
        slept += Math.max(0, leap);
        for (const listener of listeners) queueMicrotask(listener);
      }
      return read.steady + slept;
    },
    onLeap: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const clock = createSteadyClock(
  () => performance.now(),
  () => Date.now(),
);

/** The page's steady clock, in milliseconds. */
export const steadyNow = clock.now;

/** Subscribes to sleeps of the machine and changes of its clock; returns a function that unsubscribes. */
export const onClockLeap = clock.onLeap;
