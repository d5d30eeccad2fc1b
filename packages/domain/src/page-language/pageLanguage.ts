import {
  isLanguageCode,
  languageFromTags,
  languages,
  shippedLanguages,
  type ShippedLanguage,
} from '../languages/index.ts';

/** A language with texts, by its gateway code. */
export type PageLanguage = {
  readonly code: ShippedLanguage;
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
};

/** The language with texts that fits one of the tags best; English when none does. */
const languageFor = (tags: readonly string[]): PageLanguage => {
  const best = languageFromTags(tags, shippedLanguages);
  const code = shippedLanguages.find((shipped) => shipped === best) ?? 'EN';
  const { tag, direction } = languages[code];
  return { code, tag, direction };
};

/** Language for a gateway code; English when there are no texts in it. */
export const languageOf = (code: string): PageLanguage =>
  languageFor(isLanguageCode(code) ? [languages[code].tag] : []);

/** Language of a page without a session: the best match for Accept-Language, else English. */
export const languageFromHeader = (header: string | undefined): PageLanguage => {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  return languageFor(wanted.map(({ tag }) => tag));
};
