/** The digits of a text in any script as 0 to 9; all other characters are dropped. */
export const digitsOf = (text: string): string =>
  Array.from(text.matchAll(/\p{Nd}/gu), ([digit]) => valueOf(digit.codePointAt(0) ?? 0)).join('');

// Unicode lists the digits of a script in order from 0 to 9, so the number of digits before one gives its value.
const valueOf = (code: number): number => {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
};
