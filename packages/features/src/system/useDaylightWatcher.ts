import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { daylightAtom } from './daylight.atoms.ts';
import { isDaylight } from './daylight.rules.ts';
import { useSiteTime } from './useSiteTime.ts';
import { useStartUp } from './useStartUp.ts';

/** Checks once, when the merchant's time zone is known, so that nothing on screen changes as the hour passes. */
export const useDaylightWatcher = (): void => {
  const now = useSiteTime();
  const setDaylight = useSetAtom(daylightAtom);
  const timeZone = useStartUp().startUp?.timeZone;
  useEffect(() => {
    if (timeZone !== undefined) setDaylight(isDaylight(timeZone, now()));
  }, [timeZone, now, setDaylight]);
};
