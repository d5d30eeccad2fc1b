/** Converts the decimal digits of any script to 0–9. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));

// The ten digits of a script are consecutive code points; adjacent sets each begin with their zero, hence the modulo.
const valueOf = (place: number): number => {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(place - before - 1))) before += 1;
  return before % 10;
};
