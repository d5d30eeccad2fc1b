import { formatLocale, numberFormat } from '@baize/domain/languages';
import { useSite } from '../../../site/SiteContext.ts';

/** Hundredths of a per cent in a whole. */
const WHOLE = 10_000;

/** Returns a formatter of rates in hundredths of a per cent, e.g. "0.5%". */
export const useRate = (): ((hundredths: number) => string) => {
  const { language, document } = useSite();
  const format = numberFormat(formatLocale(language, document.region), { style: 'percent', maximumFractionDigits: 2 });
  return (hundredths) => format.format(hundredths / WHOLE);
};
