import { dateTimeFormat, formatLocale, writeMoment } from '@baize/domain/languages';
import { useStartUp } from '@baize/features/system';
import { useSite } from '../SiteContext.ts';

/**
 * Returns a formatter of moments (ISO 8601) for the language on screen and the merchant's time zone, with the zone's
 * name.
 */
export const useDateTime = (): ((moment: string) => string) => {
  const { language, document } = useSite();
  const { startUp } = useStartUp();
  const format = dateTimeFormat(formatLocale(language, document.region), {
    dateStyle: undefined,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    // Never the browser's zone, not even before the merchant's is known.
    timeZone: startUp?.timeZone ?? 'UTC',
  });
  return (moment) => (Number.isNaN(Date.parse(moment)) ? moment : writeMoment(format, new Date(moment)));
};
