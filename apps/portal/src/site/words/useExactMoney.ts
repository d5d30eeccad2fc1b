import { formatLocale, numberFormat } from '@baize/domain/languages';
import { currencyOf, formatMoney } from '@baize/domain/money';
import { normalAmount, type DecimalMark } from '@baize/domain/typed-text';
import type { AmountTyping } from '@baize/ui-kit/MoneyField';
import { useSite } from '../SiteContext.ts';

/** Returns a formatter of amounts in minor units, with all decimals of their currency, so that nothing is rounded. */
export const useExactMoney = (): ((minor: string, currency: string) => string) => {
  const { language, document } = useSite();
  return (minor, currency) =>
    formatMoney(minor, currency, language, { region: document.region, decimals: currencyOf(currency).exponent });
};

/** How amounts are typed in the language on screen and the merchant's region. */
export const useAmountTyping = (): AmountTyping => {
  const { language, document } = useSite();
  const format = numberFormat(formatLocale(language, document.region), {});
  const decimal: DecimalMark = format.formatToParts(1.5).some(({ value }) => value === ',') ? ',' : '.';
  return {
    decimal,
    group: (digits) => format.format(BigInt(digits || '0')),
    normalise: (text) => normalAmount(text, decimal),
  };
};
