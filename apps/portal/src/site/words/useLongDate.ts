import { dateTimeFormat, formatLocale } from '@baize/domain/languages';
import { useStartUp } from '@baize/features/system';
import { useSite } from '../SiteContext.ts';

/** Returns a formatter of moments as a day with its year, in the merchant's time zone: an exclusion ends years later. */
export const useLongDate = (): ((moment: string) => string) => {
  const { language, document } = useSite();
  const { startUp } = useStartUp();
  const timeZone = startUp?.timeZone ?? 'UTC';
  const format = dateTimeFormat(formatLocale(language, document.region), { dateStyle: 'long', timeZone });
  return (moment) => format.format(new Date(moment));
};
