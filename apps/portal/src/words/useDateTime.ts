import { dateTimeFormat, formatLocale, writeMoment } from '@baize/domain/languages';
import { useStartUp } from '@baize/features/system';
import { useSite } from '../app/SiteContext.ts';

/** Writes a moment (ISO 8601) in the language on screen and in the merchant's time zone, with the zone's name. */
export function useDateTime(): (moment: string) => string {
  const { language, document } = useSite();
  const { startUp } = useStartUp();
  const format = dateTimeFormat(formatLocale(language, document.region), {
    dateStyle: undefined,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    // Never the browser's zone, also before the merchant's is known.
    timeZone: startUp?.timeZone ?? 'UTC',
  });
  return (moment) => (Number.isNaN(Date.parse(moment)) ? moment : writeMoment(format, new Date(moment)));
}
