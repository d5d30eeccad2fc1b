import { currencyOf, formatMoney } from '@baize/domain/money';
import { useSite } from '../../../site/SiteContext.ts';

/** Returns a formatter of amounts in minor units with all decimals of their currency: a record rounds nothing. */
export const useRecordMoney = (): ((minor: string, currency: string) => string) => {
  const { language, document } = useSite();
  return (minor, currency) =>
    formatMoney(minor, currency, language, { region: document.region, decimals: currencyOf(currency).exponent });
};
