/** Maximum repetitions of `*`, `+` and `{n,}`: values are capped at 255 characters before a pattern runs. */
const OPEN_REPEAT = 255;

/** A pattern and the index of the next character to read. */
export type Cursor = { readonly source: string; at: number };

/** Returns the match of a sticky expression at the cursor and moves past it; undefined without a match. */
export const take = (cursor: Cursor, expression: RegExp): string | undefined => {
  expression.lastIndex = cursor.at;
  const found = expression.exec(cursor.source)?.[0];
  cursor.at += found?.length ?? 0;
  return found;
};

/** Reads a quantifier at the cursor as its bounds; undefined without one. */
export const takeRepeat = (cursor: Cursor): { min: number; max: number } | undefined => {
  const quantifier = take(cursor, /(?:[*+?]|\{\d+(?:,\d*)?\})\??/uy);
  if (quantifier === undefined) return undefined;
  if (quantifier.startsWith('?')) return { min: 0, max: 1 };
  if (quantifier.startsWith('*')) return { min: 0, max: OPEN_REPEAT };
  if (quantifier.startsWith('+')) return { min: 1, max: OPEN_REPEAT };
  const [, min = '0', comma, max] = /^\{(\d+)(,?)(\d*)/u.exec(quantifier) ?? [];
  if (comma === '') return { min: Number(min), max: Number(min) };
  return { min: Number(min), max: max === '' ? OPEN_REPEAT : Number(max) };
};
