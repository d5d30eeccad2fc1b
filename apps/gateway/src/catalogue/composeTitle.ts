import type { Words } from '../words/inLanguage.ts';
import AR from './data/words/AR.json' with { type: 'json' };
import CN from './data/words/CN.json' with { type: 'json' };
import EN from './data/words/EN.json' with { type: 'json' };
import ES from './data/words/ES.json' with { type: 'json' };
import PT from './data/words/PT-BR.json' with { type: 'json' };
import UR from './data/words/UR.json' with { type: 'json' };
import VI from './data/words/VI.json' with { type: 'json' };

/** A noun; `of` is how it stands as an owner ("del tigre"). A plain text is masculine and stands so everywhere. */
type Noun = string | { noun: string; of?: string; feminine?: boolean };
type Adjective = string | { masculine: string; feminine: string };

type Vocabulary = {
  nouns: Partial<Record<string, Noun>>;
  adjectives: Partial<Record<string, Adjective>>;
  /** What can be somebody's: a treasure, a garden, a game of cards. */
  owned: Partial<Record<string, string>>;
};

type Language = {
  vocabulary: Vocabulary;
  /** What is said of a noun, or who owns it, follows it: "Tigre dorado", "El tesoro del tigre". */
  saidAfter?: boolean;
  /** Chinese words stand without a space. */
  space?: '' | ' ';
};

const grammars = {
  EN: { vocabulary: EN },
  CN: { vocabulary: CN, space: '' },
  VI: { vocabulary: VI, saidAfter: true },
  ES: { vocabulary: ES, saidAfter: true },
  'PT-BR': { vocabulary: PT, saidAfter: true },
  AR: { vocabulary: AR, saidAfter: true },
  UR: { vocabulary: UR },
} as const satisfies Record<string, Language>;

const join = ({ saidAfter = false, space = ' ' }: Language, said: string, of: string): string => {
  const title = saidAfter ? `${of}${space}${said}` : `${said}${space}${of}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
};

const compose = (language: Language, key: string, word: string): string => {
  const { nouns, adjectives, owned } = language.vocabulary;
  const entry = nouns[key] ?? key;
  const noun: Exclude<Noun, string> = typeof entry === 'string' ? { noun: entry } : entry;
  const adjective = adjectives[word];
  if (adjective === undefined) return join(language, noun.of ?? noun.noun, owned[word] ?? word);
  const form = noun.feminine === true ? 'feminine' : 'masculine';
  return join(language, typeof adjective === 'string' ? adjective : adjective[form], noun.noun);
};

/**
 * A title in each shipped language of a noun and a word that says how it is (golden, tiger: "Golden Tiger") or what it
 * has (treasure, tiger: "Tiger Treasure").
 */
export const composeTitle = (noun: string, word: string): Words => {
  const titles = Object.entries(grammars).map(([code, language]) => [code, compose(language, noun, word)] as const);
  return { EN: compose(grammars.EN, noun, word), ...Object.fromEntries(titles) };
};
