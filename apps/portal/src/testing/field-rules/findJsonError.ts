/** The first syntax error of a JSON text: line and column from 1, and the token found there (empty at the end). */
export type JsonError = { readonly line: number; readonly column: number; readonly found: string };

const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;
const SCALAR = new RegExp(`${STRING.source}|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[Ee][+-]?\\d+)?|true|false|null`, 'uy');
const ITEM = /[\p{L}\p{N}_"'.+-]{1,16}|[^]/uy;

type Cursor = { readonly text: string; at: number };

/** Matches a sticky expression after white space. Without a match the cursor stays before what follows the space. */
const take = (cursor: Cursor, expression: RegExp): string | undefined => {
  const space = /[ \t\n\r]*/uy;
  space.lastIndex = cursor.at;
  space.exec(cursor.text);
  cursor.at = space.lastIndex;
  expression.lastIndex = cursor.at;
  const found = expression.exec(cursor.text)?.[0];
  cursor.at += found?.length ?? 0;
  return found;
};

const takeValue = (cursor: Cursor): boolean => {
  const opening = take(cursor, /[[{]/uy);
  if (opening === undefined) return take(cursor, SCALAR) !== undefined;
  const closing = opening === '{' ? /\}/uy : /\]/uy;
  if (take(cursor, closing) !== undefined) return true;
  do {
    if (opening === '{' && (take(cursor, STRING) === undefined || take(cursor, /:/uy) === undefined)) return false;
    if (!takeValue(cursor)) return false;
  } while (take(cursor, /,/uy) !== undefined);
  return take(cursor, closing) !== undefined;
};

/** The first syntax error of a text, the same in every browser; undefined for valid JSON. */
export const findJsonError = (text: string): JsonError | undefined => {
  const cursor = { text, at: 0 };
  const isWhole = takeValue(cursor);
  const { at } = cursor;
  const found = take(cursor, ITEM) ?? '';
  if (isWhole && found === '') return undefined;
  const before = text.slice(0, found === '' ? at : cursor.at - found.length).split('\n');
  return { line: before.length, column: Array.from(before.at(-1) ?? '').length + 1, found };
};
