import { formatLocale, numberFormat } from '@baize/domain/languages';
import { useSite } from '../../site/SiteContext.ts';

/** Formats a number of points in the site's language. */
export const useNumberFormat = (): ((points: number) => string) => {
  const { language, document } = useSite();
  const format = numberFormat(formatLocale(language, document.region), {});
  return (points) => format.format(points);
};
