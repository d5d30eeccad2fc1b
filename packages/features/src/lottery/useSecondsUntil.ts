import { steadyNow } from '@baize/gateway-sdk/clock';
import { useLayoutEffect, useState } from 'react';
import { useRefetchAfterClockLeap } from '../app/index.ts';

const SECOND_MILLISECONDS = 1000;

/**
 * Whole seconds until a moment of the page's steady clock, updated each second; undefined in the first render, never
 * below 0.
 */
export const useSecondsUntil = (moment: number): number | undefined => {
  useRefetchAfterClockLeap();
  const [seconds, setSeconds] = useState<number>();
  // A layout effect, so that the time is set before the first paint.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const left = Math.max(0, moment - steadyNow());
      setSeconds(Math.ceil(left / SECOND_MILLISECONDS));
      if (left > 0) timer = setTimeout(tick, left % SECOND_MILLISECONDS || SECOND_MILLISECONDS);
    };
    tick();
    return () => clearTimeout(timer);
  }, [moment]);
  return seconds;
};
