/** Digits that were typed or pasted, apart wherever anything but a digit stands between them. */
export const picksTyped = (typed: string): readonly string[] => typed.split(/\D+/u).filter((digits) => digits !== '');
