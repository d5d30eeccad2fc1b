import { formatLocale, numberFormat } from '@baize/domain/languages';
import { normalAmount } from '@baize/domain/typed-text';
import type { AmountTyping } from '@baize/ui-kit/MoneyField';
import { useSite } from '../SiteContext.ts';

/** Separators of typed amounts in the current language and the merchant's region. */
export const useAmountTyping = (): AmountTyping => {
  const { language, document } = useSite();
  const format = numberFormat(formatLocale(language, document.region), { maximumFractionDigits: 1 });
  const decimal = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  return {
    decimal,
    group: (digits) => format.format(BigInt(digits || '0')),
    normalise: (text) => normalAmount(text, decimal),
  };
};
