type PluralForms = {
  /** All plural forms of the language, `other` included. */
  known: string[];
  /** The forms of whole numbers up to 1,000, each with its numbers. */
  used: Map<string, number[]>;
};

const COUNTED_UP_TO = 1000;
const formsByLanguage = new Map<string, PluralForms>();

/**
 * The plural forms of a language (CLDR, by BCP 47 tag). Forms that only millions or fractions take, such as `many` in
 * Spanish, are in `known` but not in `used`.
 */
export const pluralForms = (tag: string, type: 'cardinal' | 'ordinal'): PluralForms => {
  const key = `${type} ${tag}`;
  const read = formsByLanguage.get(key);
  if (read) return read;
  const rules = new Intl.PluralRules(tag, { type });
  const used = new Map<string, number[]>();
  for (let number = 0; number <= COUNTED_UP_TO; number += 1) {
    const form = rules.select(number);
    const numbers = used.get(form);
    if (numbers) numbers.push(number);
    else used.set(form, [number]);
  }
  const forms = { known: rules.resolvedOptions().pluralCategories, used };
  formsByLanguage.set(key, forms);
  return forms;
};
