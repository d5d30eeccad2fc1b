import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { readByLanguage } from '../words/readWords.ts';
import EN from './EN.json' with { type: 'json' };

export type SentenceCode = keyof typeof EN;

const catalogs: Partial<Record<LanguageCode, Record<SentenceCode, string>>> = readByLanguage(
  new URL('.', import.meta.url),
);

const isSentenceCode = (code: string): code is SentenceCode => Object.hasOwn(EN, code);

const catalogOf = (language: LanguageCode): Record<SentenceCode, string> => catalogs[languages[language].catalog] ?? EN;

/** A sentence of the gateway's catalog with its placeholders filled; English when the language has none. */
export const sentenceWith = (language: LanguageCode, code: SentenceCode, values: Record<string, string>): string =>
  catalogOf(language)[code].replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');

/** The sentence of a refusal code; empty when the code is unknown. */
export const sentence = (language: LanguageCode, code: string, field = ''): string =>
  isSentenceCode(code) ? sentenceWith(language, code, { field }).replace(/[\s:：]+$/u, '') : '';
