const LONGEST = 80;

// Control characters, and characters that hide or reorder the text around them.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Escapes invisible and control characters in a text from a file, for safe printing in a terminal. */
export const printable = (text: string): string =>
  text.replaceAll(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`);

/** A value from a file as quoted in a message, truncated if long. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  const characters = Array.from(text);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text;
};
