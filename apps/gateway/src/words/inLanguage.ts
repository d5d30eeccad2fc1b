import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';

/** Texts by language; English is always present. */
export type Words<Said = string> = Partial<Record<LanguageCode, Said>> & { EN: Said };

/** The text in a language, else in that of its catalog, else in English. */
export const inLanguage = <Said = string>(words: Words<Said>, language: LanguageCode): Said =>
  words[language] ?? words[languages[language].catalog] ?? words.EN;
