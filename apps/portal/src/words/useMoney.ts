import { formatMoney } from '@baize/domain/money';
import { useSite } from '../app/SiteContext.ts';

/** Writes an amount in minor units as the language on screen writes money in the merchant's region (REQ-089). */
export function useMoney(): (minor: string, currency: string) => string {
  const { language, document } = useSite();
  return (minor, currency) => formatMoney(minor, currency, language, { region: document.region });
}
