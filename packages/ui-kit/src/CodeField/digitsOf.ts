/** The digits of a text as 0 to 9, whatever their script; blanks, dashes and letters are left out. */
export function digitsOf(text: string): string {
  return Array.from(text.matchAll(/\p{Nd}/gu), ([digit]) => valueOf(digit.codePointAt(0) ?? 0)).join('');
}

// Digits stand in tens from 0 to 9 in Unicode: how many come before in a row says which one it is.
function valueOf(code: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
