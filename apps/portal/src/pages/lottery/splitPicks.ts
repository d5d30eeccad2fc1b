import { latinDigits } from '@baize/domain/typed-text';

/** Splits typed or pasted text into runs of digits, of any script (D60); anything else separates them. */
export const splitPicks = (typed: string): readonly string[] =>
  latinDigits(typed)
    .split(/\D+/u)
    .filter((digits) => digits !== '');
