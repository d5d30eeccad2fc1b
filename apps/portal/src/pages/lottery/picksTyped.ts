import { latinDigits } from '@baize/domain/typed-text';

/** Digits that were typed or pasted, apart wherever anything but a digit is between them. Takes the digits of any script (D60). */
export const picksTyped = (typed: string): readonly string[] =>
  latinDigits(typed)
    .split(/\D+/u)
    .filter((digits) => digits !== '');
