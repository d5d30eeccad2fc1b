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
 * Normal form of a code or a phone number (D60): digits of any script as 0–9, without separators (spaces, hyphens,
 * dots, slashes, brackets) and without invisible characters such as direction marks.
 */
export const normalCode = (typed: string): string =>
  latinDigits(typed.normalize('NFKC')).replaceAll(/[\s()./\p{Pd}\u2212\p{Cf}]/gu, '');
