import { formatMoney } from '@baize/domain/money';
import { useSite } from '../SiteContext.ts';

/** Returns a formatter of amounts in minor units, for the language on screen and the merchant's region (REQ-089). */
export const useMoney = (): ((minor: string, currency: string) => string) => {
  const { language, document } = useSite();
  return (minor, currency) => formatMoney(minor, currency, language, { region: document.region });
};
