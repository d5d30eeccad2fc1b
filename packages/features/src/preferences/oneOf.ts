/** Returns a parser that accepts only these stored values. */
export const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (stored: string): T | undefined =>
    values.find((value) => value === stored);
