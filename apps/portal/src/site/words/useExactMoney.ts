import { currencyOf, formatMoney } from '@baize/domain/money';
import { useSite } from '../SiteContext.ts';

/** Returns a formatter of amounts in minor units, with all decimals of their currency, so that nothing is rounded. */
export const useExactMoney = (): ((minor: string, currency: string) => string) => {
  const { language, document } = useSite();
  return (minor, currency) =>
    formatMoney(minor, currency, language, { region: document.region, decimals: currencyOf(currency).exponent });
};
