/** A step of the machine's clock that differs this much from the steady clock's is a sleep, or a clock that was set. */
const LEAP_MILLISECONDS = 1000;

type SteadyClock = {
  /** Milliseconds that only go forward, with the time that the machine slept. */
  readonly now: () => number;
  /** Calls a listener after a leap, until it is stopped. */
  readonly onLeap: (listener: () => void) => () => void;
};

/**
 * A steady clock that counts sleep: `performance.now()` may stand still while a machine sleeps, `Date.now()` may be set.
 * A forward leap of the latter counts as passed time, so that a countdown never shows more than there is; its listeners
 * ask the gateway for the time again, which puts a leap right that was none.
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

/** The page's clock. */
const clock = createSteadyClock(
  () => performance.now(),
  () => Date.now(),
);

/** The page's steady clock, in milliseconds. */
export const steadyNow = clock.now;

/** Calls a listener after the machine has slept or its clock was set, until it is stopped. */
export const onClockLeap = clock.onLeap;
