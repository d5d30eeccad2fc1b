import { dateTimeFormat, formatLocale } from '@baize/domain/languages';
import { useStartUp } from '@baize/features/system';
import type { Announcement } from '@baize/features/announcements';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../app/SiteContext.ts';

/** For how long an announcement holds: for good, or from one day to another in the merchant's time zone (REQ-206). */
export function useTermText(): (item: Pick<Announcement, 'startDate' | 'endDate'>) => string {
  const { t } = useLingui();
  const { language, document } = useSite();
  const { startUp } = useStartUp();
  // Never the browser's zone, also before the merchant's is known.
  const timeZone = startUp?.timeZone ?? 'UTC';
  const days = dateTimeFormat(formatLocale(language, document.region), { dateStyle: 'medium', timeZone });
  return ({ startDate, endDate }) => {
    if (endDate === undefined) return t({ id: 'announcements.longTerm', message: 'No end date' });
    const until = new Date(endDate);
    // What begins at no known time is told from its end alone.
    return startDate === undefined ? days.format(until) : days.formatRange(new Date(startDate), until);
  };
}
