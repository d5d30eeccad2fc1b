import { dateTimeFormat, formatLocale, writeMoment } from '@baize/domain/languages';
import { timeFormatAtom } from '@baize/features/preferences';
import { useStartUp } from '@baize/features/system';
import { useAtomValue } from 'jotai';
import { useSite } from '../SiteContext.ts';

/**
 * Returns a formatter of moments (ISO 8601) for the language on screen and the merchant's time zone, with the zone's
 * name. The hours are counted as the player chose.
 */
export const useDateTime = (): ((moment: string) => string) => {
  const { language, document } = useSite();
  const { startUp } = useStartUp();
  const timeFormat = useAtomValue(timeFormatAtom);
  const format = dateTimeFormat(formatLocale(language, document.region), {
    dateStyle: undefined,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeFormat === 'auto' ? {} : { hourCycle: timeFormat }),
    // Never the browser's zone, not even before the merchant's is known.
    timeZone: startUp?.timeZone ?? 'UTC',
  });
  return (moment) => (Number.isNaN(Date.parse(moment)) ? moment : writeMoment(format, new Date(moment)));
};
