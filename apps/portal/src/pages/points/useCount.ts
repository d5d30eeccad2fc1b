import { formatLocale, numberFormat } from '@baize/domain/languages';
import { useSite } from '../../app/SiteContext.ts';

/** Writes a number of points as the language on screen writes numbers. */
export function useCount(): (points: number) => string {
  const { language, document } = useSite();
  const format = numberFormat(formatLocale(language, document.region), {});
  return (points) => format.format(points);
}
