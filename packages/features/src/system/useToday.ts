import { dayAt } from '@baize/domain/days';
import type { Day } from '@baize/domain/days';
import { useSyncExternalStore } from 'react';
import { useSiteTime } from './useSiteTime.ts';
import { useStartUp } from './useStartUp.ts';

const MINUTE_MILLISECONDS = 60_000;

const everyMinute = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, MINUTE_MILLISECONDS);
  return () => clearInterval(timer);
};

/** Today in the merchant's time zone, updated within a minute after midnight; undefined before the start-up answer. */
export const useToday = (): Day | undefined => {
  const now = useSiteTime();
  const timeZone = useStartUp().startUp?.timeZone;
  return useSyncExternalStore(
    everyMinute,
    () => (timeZone === undefined ? undefined : dayAt(now(), timeZone)),
    () => undefined,
  );
};
