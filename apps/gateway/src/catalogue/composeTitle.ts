import type { Words } from '../words/inLanguage.ts';
import { readByLanguage } from '../words/readWords.ts';

/** A noun; `of` is its genitive form ("del tigre"). A plain string is masculine and has one form. */
type Noun = string | { noun: string; of?: string; feminine?: boolean };
type Adjective = string | { masculine: string; feminine: string };

/** A language's grammar of titles, and its words. */
type Language = {
  nouns: Partial<Record<string, Noun>>;
  adjectives: Partial<Record<string, Adjective>>;
  /** Nouns that have an owner: a treasure, a garden, a game of cards. */
  owned: Partial<Record<string, string>>;
  /** True when the adjective or owner follows the noun: "Tigre dorado", "El tesoro del tigre". */
  saidAfter?: boolean;
  /** Word separator; empty in Chinese. */
  space?: '' | ' ';
};

const grammars = readByLanguage<Language>(new URL('data/words/', import.meta.url));

const join = ({ saidAfter = false, space = ' ' }: Language, said: string, of: string): string => {
  const title = saidAfter ? `${of}${space}${said}` : `${said}${space}${of}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
};

const compose = (language: Language, key: string, word: string): string => {
  const { nouns, adjectives, owned } = language;
  const entry = nouns[key] ?? key;
  const noun: Exclude<Noun, string> = typeof entry === 'string' ? { noun: entry } : entry;
  const adjective = adjectives[word];
  if (adjective === undefined) return join(language, noun.of ?? noun.noun, owned[word] ?? word);
  const form = noun.feminine === true ? 'feminine' : 'masculine';
  return join(language, typeof adjective === 'string' ? adjective : adjective[form], noun.noun);
};

/**
 * Composes a title in each shipped language from a noun and an adjective (tiger, golden: "Golden Tiger") or a
 * possession (tiger, treasure: "Tiger Treasure").
 */
export const composeTitle = (noun: string, word: string): Words => {
  const titles = Object.entries(grammars).map(([code, language]) => [code, compose(language, noun, word)] as const);
  return { EN: compose(grammars.EN, noun, word), ...Object.fromEntries(titles) };
};
