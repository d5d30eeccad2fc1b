import { take, takeRepeat } from './patternCursor.ts';
import type { Cursor } from './patternCursor.ts';

/** The fewest and the most characters of a value. */
export type Lengths = { readonly min: number; readonly max: number };

const NONE: Lengths = { min: 0, max: 0 };
const ONE: Lengths = { min: 1, max: 1 };
/** Lengths of a part that never matches, such as the empty class `[]`. */
const IMPOSSIBLE: Lengths = { min: Infinity, max: -Infinity };

const takeCharacter = (cursor: Cursor): Lengths | undefined => {
  if (take(cursor, /\\[bB]|[\^$]/uy) !== undefined) return NONE;
  if (take(cursor, /\[\]/uy) !== undefined) return IMPOSSIBLE;
  const found = take(cursor, /\[(?:\\[^]|[^\]\\])*\]|\\(?:[pPu]\{[^}]*\}|[^])|[^()|*+?{}\\]/uy);
  return found === undefined ? undefined : ONE;
};

/** The lengths of a part under a quantifier. */
const times = (part: Lengths, repeat: Lengths): Lengths => {
  if (repeat.max === 0) return NONE;
  if (part.min > part.max) return repeat.min === 0 ? NONE : IMPOSSIBLE;
  return { min: part.min * repeat.min, max: part.max * repeat.max };
};

const takeGroup = (cursor: Cursor): Lengths | undefined => {
  const opening = take(cursor, /\((?:\?(?:[:=!]|<[=!]|<[^>]+>))?/uy);
  if (opening === undefined) return undefined;
  const inside = alternatives(cursor);
  take(cursor, /\)/uy);
  return /^\(\?<?[=!]/u.test(opening) ? NONE : inside;
};

const sequence = (cursor: Cursor): Lengths => {
  let lengths = NONE;
  for (;;) {
    const part = takeGroup(cursor) ?? takeCharacter(cursor);
    if (part === undefined) return lengths;
    const { min, max } = times(part, takeRepeat(cursor) ?? ONE);
    lengths = { min: lengths.min + min, max: lengths.max + max };
  }
};

const alternatives = (cursor: Cursor): Lengths => {
  let lengths = sequence(cursor);
  while (take(cursor, /\|/uy) !== undefined) {
    const other = sequence(cursor);
    lengths = { min: Math.min(lengths.min, other.min), max: Math.max(lengths.max, other.max) };
  }
  return lengths;
};

/**
 * Bounds of the length of a value that the whole pattern matches; undefined for a pattern that does not compile. Every
 * matching value lies within them; a length within them may have no matching value.
 */
export const patternLengths = (source: string): Lengths | undefined => {
  try {
    return alternatives({ source: new RegExp(source, 'u').source, at: 0 });
  } catch {
    return undefined;
  }
};
