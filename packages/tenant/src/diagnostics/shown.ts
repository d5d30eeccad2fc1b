const LONGEST = 80;

// Characters that a terminal would obey, or that turn or hide what stands around them.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text from a file as a terminal may show it: what cannot be seen, or would act, is written as its code. */
export const printable = (text: string): string =>
  text.replaceAll(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`);

/** A value from a file as a message quotes it, cut where it is long. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  const characters = Array.from(text);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text;
};
