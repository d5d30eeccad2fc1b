/** A language with texts, by its gateway code. */
export type PageLanguage = {
  readonly code: WordsCode;
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
};

export type WordsCode = 'CN' | 'EN' | 'VI' | 'ES' | 'PT-BR' | 'AR' | 'UR';

const languages: Readonly<Record<WordsCode, PageLanguage>> = {
  CN: { code: 'CN', tag: 'zh-Hans', direction: 'ltr' },
  EN: { code: 'EN', tag: 'en', direction: 'ltr' },
  VI: { code: 'VI', tag: 'vi', direction: 'ltr' },
  ES: { code: 'ES', tag: 'es', direction: 'ltr' },
  'PT-BR': { code: 'PT-BR', tag: 'pt-BR', direction: 'ltr' },
  AR: { code: 'AR', tag: 'ar', direction: 'rtl' },
  UR: { code: 'UR', tag: 'ur', direction: 'rtl' },
};

const fallbacks: Readonly<Record<string, WordsCode>> = { TW: 'CN', PT: 'PT-BR' };

/** Language for a gateway code; English when there are no texts in it. */
export function languageOf(code: string): PageLanguage {
  if (Object.hasOwn(languages, code)) return languages[code as WordsCode];
  return languages[Object.hasOwn(fallbacks, code) ? (fallbacks[code] ?? 'EN') : 'EN'];
}

/** Language of a page without a session: the best match for Accept-Language, else English. */
export function languageFromHeader(header: string | undefined): PageLanguage {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const match = Object.values(languages).find((language) => tag.split('-')[0] === language.tag.split('-')[0]);
    if (match !== undefined) return match;
  }
  return languages.EN;
}
