import type { AmountTyping } from '../MoneyField/MoneyField.tsx';

const grouped = (mark: string) => (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, mark);

/** Reads the forms that stories and tests type; the portal passes the domain's parser. */
const normalise = (text: string): string | undefined => {
  const latin = text.normalize('NFKC').replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660));
  return /^\d+(?:\.\d+)?$/u.test(latin) ? latin : undefined;
};

/** Amounts as typed in English. */
export const englishTyping: AmountTyping = {
  decimal: '.',
  group: grouped(','),
  normalise: (text) =>
    /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(text) ? text.replaceAll(',', '') : normalise(text.replace(',', '.')),
};

/** Amounts as typed in Portuguese. */
export const portugueseTyping: AmountTyping = {
  decimal: ',',
  group: grouped('.'),
  normalise: (text) =>
    /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : normalise(text.replace(',', '.')),
};
