import { dateTimeFormat, formatLocale } from '@baize/domain/languages';
import { useStartUp } from '@baize/features/system';
import type { Announcement } from '@baize/features/announcements';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../site/SiteContext.ts';

/** Returns the validity of an announcement: no end date, or a range of days in the merchant's time zone (REQ-206). */
export const useValidityText = (): ((item: Pick<Announcement, 'startDate' | 'endDate'>) => string) => {
  const { t } = useLingui();
  const { language, document } = useSite();
  const { startUp } = useStartUp();
  // UTC until the merchant's zone has loaded, never the browser's zone.
  const timeZone = startUp?.timeZone ?? 'UTC';
  const days = dateTimeFormat(formatLocale(language, document.region), { dateStyle: 'medium', timeZone });
  return ({ startDate, endDate }) => {
    if (endDate === undefined) return t({ id: 'announcements.longTerm', message: 'No end date' });
    const until = new Date(endDate);
    // Without a start date, only the end is shown.
    return startDate === undefined ? days.format(until) : days.formatRange(new Date(startDate), until);
  };
};
