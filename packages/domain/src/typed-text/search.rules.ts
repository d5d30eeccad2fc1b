import { latinDigits } from './latinDigits.ts';

// Letters without a Unicode decomposition to their base letter, or that keyboards of one script write in two ways.
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
 * Normal form for search, not for display: ignores case, accents, width and repeated spaces, and maps digits of any
 * script to 0–9, so that "cong rong" finds "Cổng Rồng" (D60). Browser and gateway compare by it.
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
