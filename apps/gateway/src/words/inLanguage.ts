import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';

/** Words by language; English is always there. */
export type Words = Partial<Record<LanguageCode, string>> & { EN: string };

/** Words in a language, else in English. */
export const inLanguage = (words: Words, language: LanguageCode): string =>
  words[language] ?? words[languages[language].catalog] ?? words.EN;
