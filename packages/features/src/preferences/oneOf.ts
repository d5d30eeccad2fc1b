/** Takes up a stored word where it is one of these. */
export const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (stored: string): T | undefined =>
    values.find((value) => value === stored);
