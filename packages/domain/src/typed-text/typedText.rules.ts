import { latinDigits } from './latinDigits.ts';

/**
 * Normal form of typed text: NFKC without outer spaces. Passwords and field values are checked, measured, compared and
 * stored in it, so that an accent typed as one character or as two is the same (D60).
 */
export const normalText = (typed: string): string => typed.normalize('NFKC').trim();

/** Normal form of a person's name: as `normalText`, with single spaces and without invisible characters. */
export const normalName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\s]+/gu, (found) => (/\s/u.test(found) ? ' ' : ''))
    .trim();

/** True when two names differ in letter case, spaces or Unicode form at most. Accents count. */
export const isSameName = (one: string, other: string): boolean => caseless(one) === caseless(other);

const caseless = (name: string): string => normalName(name).toLowerCase();

/**
 * Normal form of a code or a phone number: the digits of any script as 0–9, without spaces, hyphens, dots, brackets and
 * marks of direction, which group digits or come along with copied text (D60).
 */
export const normalCode = (typed: string): string =>
  latinDigits(typed.normalize('NFKC')).replaceAll(/[\s()./\p{Pd}\u2212\p{Cf}]/gu, '');

/** The character before the decimals, as the reader's language writes it. */
export type DecimalMark = '.' | ',';

/**
 * A typed amount as a plain decimal: `'١٬٢٥٠٫٥'` and `'1,250.5'` are `'1250.5'` (D60). Undefined for what is no amount,
 * or is grouped in another way than by thousands. A single mark before three digits is read by `decimal`.
 */
export const normalAmount = (typed: string, decimal: DecimalMark = '.'): string | undefined => {
  const text = latinDigits(typed.normalize('NFKC'))
    .replaceAll(/[\s\p{Cf}'\u2019]/gu, '')
    .replaceAll('\u2212', '-')
    .replaceAll('\u066b', decimal)
    .replaceAll('\u066c', decimal === '.' ? ',' : '.');
  const [, sign = '', body = ''] = /^(-?)([\d.,]+)$/u.exec(text) ?? [];
  const mark = decimalMarkOf(body, decimal);
  const [whole = '', fraction, ...more] = mark === undefined ? [body] : body.split(mark);
  if (more.length > 0 || fraction === '' || /\D/u.test(fraction ?? '')) return undefined;
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/u.test(whole)) return undefined;
  const units = whole.replaceAll(/[.,]/gu, '');
  return `${sign}${units}${fraction === undefined ? '' : `.${fraction}`}`;
};

/** The last of two kinds of marks; of one kind, a single one unless it groups thousands. Undefined without decimals. */
const decimalMarkOf = (body: string, decimal: DecimalMark): DecimalMark | undefined => {
  const marks = body.replaceAll(/\d/gu, '');
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return undefined;
  if (marks.includes(last === '.' ? ',' : '.')) return last;
  if (marks.length > 1) return undefined;
  return last !== decimal && /^[1-9]\d{0,2}.\d{3}$/u.test(body) ? undefined : last;
};

// Letters that no decomposition leads to their base letter, or that keyboards of one script write in two ways.
const alike: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ہ: 'ه',
  ة: 'ه',
};
const ALIKE = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

// Accents of alphabets. The vowel signs of Thai, Hindi or Burmese and the marks of kana make other words, and stay.
const MARKS =
  /\u0640|[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/gu;

/**
 * Normal form for search: without case, accents, width and repeated spaces, digits of any script as 0–9, so that
 * "cong rong" finds "Cổng Rồng" (D60). Browser and gateway compare by it; it is not for display.
 */
export const searchForm = (typed: string): string =>
  /^[!-@[-~]+$/u.test(typed)
    ? typed
    : latinDigits(typed.normalize('NFKD').replaceAll(/\p{Cf}+/gu, ''))
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(MARKS, '')
        .replaceAll(ALIKE, (letter) => alike[letter] ?? letter)
        .replaceAll(/\s+/gu, ' ')
        .trim();
