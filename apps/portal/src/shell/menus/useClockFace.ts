import { dateTimeFormat, formatLocale, type LanguageCode } from '@baize/domain/languages';
import { useStartUp } from '@baize/features/system';
import type { ClockFace } from '@baize/ui-kit/Clock';
import { useSite } from '../../site/SiteContext.ts';

/** Languages whose clock shows the weekday (REQ-046, D28). */
const withWeekday: ReadonlySet<LanguageCode> = new Set(['CN', 'VI']);

const zonePart = (format: Intl.DateTimeFormat, now: Date): string =>
  format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * Returns a formatter of the time in the merchant's zone, with the zone's name; undefined before the start-up answer.
 */
export const useClockFace = (): ((now: Date) => ClockFace) | undefined => {
  const { language, document: tenant } = useSite();
  const { startUp } = useStartUp();
  if (startUp === undefined) return undefined;
  const { timeZone } = startUp;
  const locale = formatLocale(language, tenant.region);
  const time = dateTimeFormat(locale, { timeZone, timeStyle: 'medium', hourCycle: 'h23' });
  const zone = dateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  const weekday = dateTimeFormat(locale, { timeZone, weekday: 'long' });
  return (now) => ({
    time: time.format(now),
    beside: [...(withWeekday.has(language) ? [weekday.format(now)] : []), zonePart(zone, now)].join(' '),
  });
};
