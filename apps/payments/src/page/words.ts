import { readFileSync } from 'node:fs';
import { shippedLanguages, type ShippedLanguage } from '@baize/domain/languages';
import type { Words } from './words.types.ts';

/** Texts of the pay page by language, from `words/<CODE>.json`. */
export const words = Object.fromEntries(
  shippedLanguages.map((code) => {
    const file = new URL(`words/${code}.json`, import.meta.url);
    return [code, JSON.parse(readFileSync(file, 'utf8')) as Words] as const;
  }),
) as Readonly<Record<ShippedLanguage, Words>>;
