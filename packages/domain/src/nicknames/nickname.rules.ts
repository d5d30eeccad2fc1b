import { latinDigits, normalName, searchForm } from '../typed-text/index.ts';
import { staffNames, staffWords } from './staffNames.ts';

/** Shortest and longest nickname, in characters as a reader counts them. */
export const [NICKNAME_SHORTEST, NICKNAME_LONGEST] = [2, 20];

/** Scripts that a nickname may mix; all others stand alone. */
const scriptSets: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
  ...[
    'Arabic',
    'Armenian',
    'Bengali',
    'Cyrillic',
    'Devanagari',
    'Georgian',
    'Greek',
    'Gujarati',
    'Gurmukhi',
    'Hebrew',
    'Khmer',
    'Lao',
    'Malayalam',
    'Myanmar',
    'Sinhala',
    'Tamil',
    'Telugu',
    'Thai',
  ].map((script) => new RegExp(`^\\p{Script=${script}}*$`, 'u')),
];

/** Latin letters of living alphabets: the others are phonetic signs and small capitals, which imitate these. */
const LATIN = /^[A-Za-zÀ-ÖØ-öø-ſƠơƯưȘ-țẞẠ-ỹ]$/u;

/** Letters of other scripts, and digits, by the Latin letter that they look like in lower case. */
const looksLike: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ғ: 'f',
  н: 'h',
  һ: 'h',
  і: 'l',
  ӏ: 'l',
  ј: 'l',
  к: 'k',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  ц: 'u',
  ѵ: 'v',
  ш: 'w',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  ү: 'y',
  // Greek
  α: 'a',
  β: 'b',
  ϲ: 'c',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ζ: 'z',
  // Armenian
  ա: 'w',
  գ: 'q',
  հ: 'h',
  ո: 'n',
  օ: 'o',
  ս: 'u',
  ց: 'g',
  ք: 'p',
  յ: 'l',
  // Digits and letters of one shape
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  i: 'l',
  j: 'l',
};

/** The shape of a text, by which look-alikes are equal: without case, marks and the difference of similar letters. */
export const shapeOf = (text: string): string =>
  Array.from(searchForm(latinDigits(text)), (letter) => looksLike[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const wordsOf = (shape: string): readonly string[] => shape.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');

/** Innocent words that contain a name of the staff. */
const innocent = ['badminton'].map(shapeOf);

/** True for a nickname that reads as a name of the staff or of the merchant, also when it is spelled out. */
const isReserved = (nickname: string, brandName: string): boolean => {
  const words = wordsOf(innocent.reduce((rest, word) => rest.replaceAll(word, ' '), shapeOf(nickname)));
  const whole = words.join('');
  const phrase = ` ${words.join(' ')} `;
  const names = [...staffNames, ...(brandName.length < 4 ? [] : [brandName])].map((name) =>
    wordsOf(shapeOf(name)).join(''),
  );
  return (
    names.some((name) => name !== '' && (whole.startsWith(name) || words.some((word) => word.includes(name)))) ||
    staffWords.map(shapeOf).some((word) => phrase.includes(` ${word} `) || whole === word.replaceAll(' ', ''))
  );
};

export type NicknameProblem = 'length' | 'characters' | 'scripts' | 'reserved';

/** Letters with their marks count as one. */
const lengthOf = (text: string): number => Array.from(text.replaceAll(/\p{M}/gu, '')).length;

/** A nickname as it is stored: NFKC, single spaces, nothing invisible, and the digits 0–9 (D60). */
export const normalNickname = (typed: string): string => latinDigits(normalName(typed));

/**
 * The first rule that a nickname breaks, in its normal form: its length, letters with single spaces, hyphens, dots,
 * apostrophes and underscores between them, at most two marks a letter, one script, and no name of the staff.
 */
export const nicknameProblem = (typed: string, brandName = ''): NicknameProblem | undefined => {
  const nickname = normalNickname(typed);
  const length = lengthOf(nickname);
  if (length < NICKNAME_SHORTEST || length > NICKNAME_LONGEST) return 'length';
  if (!/^[\p{L}\p{M}\d]+(?:[ ._'’-][\p{L}\p{M}\d]+)*$/u.test(nickname) || !/\p{L}/u.test(nickname)) return 'characters';
  if (/(?:^|[^\p{L}\p{M}])\p{M}|\p{M}{3}/u.test(nickname)) return 'characters';
  const letters = nickname.replaceAll(/[^\p{L}]/gu, '');
  if (Array.from(letters).some((letter) => /\p{Script=Latin}/u.test(letter) && !LATIN.test(letter)))
    return 'characters';
  if (!scriptSets.some((set) => set.test(letters))) return 'scripts';
  return isReserved(nickname, brandName) ? 'reserved' : undefined;
};
