import { readFileSync } from 'node:fs';
import { shippedLanguages, type ShippedLanguage } from '@baize/domain/languages';
import type { ChatWords, Words } from './words.types.ts';

/** A language's file, `words/<CODE>.json`. */
type Texts = { readonly game: Words; readonly chat: ChatWords };

const texts = shippedLanguages.map((code) => {
  const file = new URL(`words/${code}.json`, import.meta.url);
  return [code, JSON.parse(readFileSync(file, 'utf8')) as Texts] as const;
});

const of = <Kind extends keyof Texts>(kind: Kind) =>
  Object.fromEntries(texts.map(([code, own]) => [code, own[kind]])) as Readonly<Record<ShippedLanguage, Texts[Kind]>>;

/** Texts of the game page by language. */
export const words = of('game');

/** Texts of the live chat page by language. */
export const chatWords = of('chat');
