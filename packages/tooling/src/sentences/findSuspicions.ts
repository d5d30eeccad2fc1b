import { branchesOf, pluralBranches } from './branchesOf.ts';
import { checkEnd, checkPunctuation } from './punctuation.ts';

export type SentenceInLanguage = {
  readonly code: string;
  /** BCP 47 tag, which selects the plural rules. */
  readonly tag: string;
  readonly english: string;
  readonly text: string;
  /** Greatest length in its place, in characters. */
  readonly limit?: number | undefined;
};

/** Names and abbreviations that stay Latin in every language. */
const names =
  /\b(?:VIP|USDT|TRC20|SMS|IP|QR|PNG|JPG|CSV|SHA-256|JavaScript|URL|LINE|WhatsApp|WeChat|Facebook|Google Analytics|Google|Telegram|Cookie|Idempotency-Key|seed|captcha|Koi Pond|Orbit Arcade|YYYY-MM-DD|MM-DD-YYYY|https)\b/gu;

/** Words that English shares with other Latin-script languages. */
const shared =
  /^(?:OK|Apps|Arcade|Bingo|Demo|Esports|Facebook|Jackpots?|Menu|Slots?|Telegram|Video poker|Captcha|E-mail|Rebates?|Rebate \{percent\}|Total|Bronze|Casino|Popular|Status)$/u;

const valuesOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}|<\/?\w+[^<>]*>/gu)].map(([value]) => value))].toSorted();

const checkValues = ({ english, text }: SentenceInLanguage): readonly string[] => {
  const wanted = [...new Set(branchesOf(english).flatMap((branch) => valuesOf(branch.text)))].toSorted();
  return branchesOf(text).flatMap(({ category, text: branch }) => {
    const values = valuesOf(branch);
    const lacking = wanted.filter((value) => !values.includes(value));
    const foreign = values.filter((value) => !wanted.includes(value));
    const saysNumber = /^(?:=\d+|zero|one|two)$/u.test(category) && lacking.length === 1;
    const suspicions = [...foreign, ...(saysNumber ? [] : lacking)];
    return suspicions.length > 0 ? [`other values in ${category}: ${suspicions.join(', ')}`] : [];
  });
};

const checkPlural = ({ tag, english, text }: SentenceInLanguage): readonly string[] => {
  const rules = new Intl.PluralRules(tag);
  const wanted = rules.resolvedOptions().pluralCategories.toSorted();
  const branches = pluralBranches(text);
  if (branches === undefined) {
    const isLacking = pluralBranches(english) !== undefined && wanted.length > 1;
    return isLacking ? ['no plural, which the English has'] : [];
  }
  const categories = branches.map(({ category }) => category);
  const found = categories.filter((category) => !category.startsWith('=')).toSorted();
  const suspicions =
    found.join(' ') === wanted.join(' ') ? [] : [`plural of ${found.join(', ')}, not ${wanted.join(', ')}`];
  const countsNoneAsOne = rules.select(0) === 'one' && tag.startsWith('pt');
  return countsNoneAsOne && !categories.includes('=0')
    ? [...suspicions, 'no =0, so that 0 is counted as one']
    : suspicions;
};

/** A message's text without placeholders, elements and paths. */
const bare = (sentence: string) =>
  branchesOf(sentence).map((branch) => branch.text.replaceAll(/\{\w+\}|<[^<>]*>|\/\w+/gu, ''));

const checkEnglish = ({ code, tag, english, text }: SentenceInLanguage): readonly string[] => {
  if (code === 'EN') return [];
  if (new Intl.Locale(tag).maximize().script === 'Latn') {
    const isSame =
      text === english && /\p{L}{3}/u.test(bare(text).join('').replaceAll(names, '')) && !shared.test(text);
    return isSame ? ['the English sentence'] : [];
  }
  const words = bare(text)
    .join(' ')
    .replaceAll(names, '')
    .match(/[A-Za-z]{3,}/gu);
  return words === null ? [] : [`English left: ${words.join(' ')}`];
};

/** A translation is too long above 1.6 × the English and 15 characters more, which short labels need. */
const mostFor = (english: number): number => Math.floor(1.6 * english) + 15;

const characters = new Intl.Segmenter();

const lengthOf = (sentence: string): number =>
  Math.max(...branchesOf(sentence).map(({ text }) => [...characters.segment(text)].length));

const checkLength = ({ english, text, limit }: SentenceInLanguage): readonly string[] => {
  const [length, most] = [lengthOf(text), mostFor(lengthOf(english))];
  return [
    ...(length > most ? [`${length} characters, more than ${most} for this English`] : []),
    ...(limit !== undefined && length > limit ? [`${length} characters, more than ${limit} in its place`] : []),
  ];
};

/** Suspicious points of a translation, for a human to review; empty if there are none. */
export const findSuspicions = (sentence: SentenceInLanguage): readonly string[] => {
  const { code, english, text } = sentence;
  const [englishEnd = '', end = ''] = [english, text].map((each) => branchesOf(each).at(-1)?.text);
  return [
    ...checkValues(sentence),
    ...checkPlural(sentence),
    ...checkEnglish(sentence),
    ...new Set(branchesOf(text).flatMap((branch) => checkPunctuation(code, branch.text))),
    ...checkEnd(code, englishEnd, end),
    ...checkLength(sentence),
  ];
};

const unnamed = (sentence = '') => sentence.replaceAll(/\{\w+/gu, '{');

/** English messages with more than one translation, each with its ids and translations. */
export const differingTranslations = (
  english: Readonly<Record<string, string>>,
  translated: Readonly<Record<string, string>>,
): readonly string[] => {
  const ids = Map.groupBy(Object.keys(english), (id) => unnamed(english[id]));
  return [...ids.values()]
    .filter((same) => new Set(same.map((id) => unnamed(translated[id]))).size > 1)
    .map((same) => `“${english[same[0] ?? '']}”: ${same.map((id) => `${id} “${translated[id]}”`).join(', ')}`);
};
