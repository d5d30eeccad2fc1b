import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { daylightAtom } from './daylight.atoms.ts';
import { isDaylight } from './daylight.rules.ts';
import { useSiteTime } from './useSiteTime.ts';
import { useStartUp } from './useStartUp.ts';

/** Looks once, when the merchant's time zone is known: what is shown by the hour does not change under the eyes. */
export const useDaylightWatcher = (): void => {
  const now = useSiteTime();
  const setDaylight = useSetAtom(daylightAtom);
  const timeZone = useStartUp().startUp?.timeZone;
  useEffect(() => {
    if (timeZone !== undefined) setDaylight(isDaylight(timeZone, now()));
  }, [timeZone, now, setDaylight]);
};
