import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import type { Words } from '../database/schema.ts';

/** Words in a language, else in English. */
export const inLanguage = (words: Words, language: LanguageCode): string =>
  words[language] ?? words[languages[language].catalog] ?? words.EN;
