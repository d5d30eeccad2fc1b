import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';

/** Words by language; English is always there. */
export type Words<Said = string> = Partial<Record<LanguageCode, Said>> & { EN: Said };

/** Words in a language, else in English. */
export const inLanguage = <Said = string>(words: Words<Said>, language: LanguageCode): Said =>
  words[language] ?? words[languages[language].catalog] ?? words.EN;
