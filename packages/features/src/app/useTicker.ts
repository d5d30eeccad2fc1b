import { useLayoutEffect, useState } from 'react';
import { useRefetchAfterClockLeap } from './useRefetchAfterClockLeap.ts';

const SECOND_MILLISECONDS = 1000;

/** Whole seconds left, never below 0. */
export const secondsLeft = (left: number): number => Math.max(0, Math.ceil(left / SECOND_MILLISECONDS));

type TickerOptions<T> = {
  /** Converts the milliseconds left, negative after the moment. A constant of its module: each new one starts anew. */
  readonly read: (left: number) => T;
  /** Ticks on after the moment, for a time that counts up. */
  readonly goesOn?: boolean;
};

/**
 * A value of the time until a moment by the clock `now`, such as the gateway's, updated as each second begins; ends at
 * the moment unless `goesOn`. Undefined in the first render, and without a moment or a clock.
 */
export const useTicker = <T>(
  moment: number | undefined,
  now: (() => number) | undefined,
  { read, goesOn = false }: TickerOptions<T>,
): T | undefined => {
  useRefetchAfterClockLeap();
  const [value, setValue] = useState<T>();
  // A layout effect, so that the time is set before the first paint.
  useLayoutEffect(() => {
    if (moment === undefined || now === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const left = moment - now();
      setValue(() => read(left));
      const untilNext = ((left % SECOND_MILLISECONDS) + SECOND_MILLISECONDS) % SECOND_MILLISECONDS;
      if (left > 0 || goesOn) timer = setTimeout(tick, untilNext || SECOND_MILLISECONDS);
    };
    tick();
    return () => clearTimeout(timer);
  }, [moment, now, read, goesOn]);
  return moment === undefined || now === undefined ? undefined : value;
};
