import { useLayoutEffect, useState } from 'react';
import { useRefetchAfterClockLeap, useScope } from '../app/index.ts';
import { secondsPlayed } from './play.rules.ts';

const SECOND_MILLISECONDS = 1000;

/**
 * Whole seconds since a moment of the gateway's clock, updated as each second begins; undefined in the first render.
 */
export const useSecondsPlayed = (startedAt: number): number | undefined => {
  const { gateway } = useScope();
  useRefetchAfterClockLeap();
  const [seconds, setSeconds] = useState<number>();
  // A layout effect, so that the time is set before the first paint.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const now = gateway.now() ?? startedAt;
      setSeconds(secondsPlayed(startedAt, now));
      timer = setTimeout(tick, SECOND_MILLISECONDS - (Math.max(0, now - startedAt) % SECOND_MILLISECONDS));
    };
    tick();
    return () => clearTimeout(timer);
  }, [startedAt, gateway]);
  return seconds;
};
