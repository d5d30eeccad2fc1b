import { take, takeRepeat } from './patternCursor.ts';
import type { Cursor } from './patternCursor.ts';

/** A pattern with more ways to match one value may take seconds to fail. */
const MAX_WAYS = 2 ** 24;
const MAX_SOURCE_LENGTH = 500;

/** Thrown and caught in this file only: ends the descent at the first construct without a bound. */
class Unbounded extends Error {}

/** Each number of repetitions is one more choice, and each repetition multiplies the choices within. */
const repeated = (ways: number, { min, max }: { min: number; max: number }): number => {
  let sum = 0;
  for (let times = min; times <= max; times += 1) {
    sum += ways ** times;
    if (sum > MAX_WAYS) throw new Unbounded();
  }
  return sum;
};

const takeGroup = (cursor: Cursor): { ways: number; look: boolean } | undefined => {
  const opening = take(cursor, /\((?:\?(?:[:=!]|<[=!]|<[^>]+>))?/uy);
  if (opening === undefined) return undefined;
  const ways = alternatives(cursor);
  take(cursor, /\)/uy);
  return { ways, look: /^\(\?<?[=!]/u.test(opening) };
};

const takeCharacter = (cursor: Cursor): boolean => {
  if (take(cursor, /\\(?:[1-9]|k)/uy) !== undefined) throw new Unbounded();
  return take(cursor, /\[(?:\\[^]|[^\]\\])*\]|\\(?:[pPu]\{[^}]*\}|[^])|[^()|*+?{}\\]/uy) !== undefined;
};

/** A look-around is tried once, at one position, so its ways to match are added; all others are multiplied. */
const sequence = (cursor: Cursor): number => {
  const parts: { ways: number; look: boolean }[] = [];
  for (;;) {
    const group = takeGroup(cursor);
    if (group === undefined && !takeCharacter(cursor)) break;
    const repeat = takeRepeat(cursor);
    const ways = repeat === undefined ? (group?.ways ?? 1) : repeated(group?.ways ?? 1, repeat);
    parts.push({ ways, look: group?.look ?? false });
  }
  return parts.reduceRight((after, { ways, look }) => (look ? ways + after : ways * after), 1);
};

const alternatives = (cursor: Cursor): number => {
  let ways = sequence(cursor);
  while (take(cursor, /\|/uy) !== undefined) ways += sequence(cursor);
  if (ways > MAX_WAYS) throw new Unbounded();
  return ways;
};

/**
 * True when a match against a value of at most 255 characters takes bounded time, by an upper bound on the number of
 * ways to match. False for doubtful patterns and for every back reference (D18).
 */
export const isSafePattern = (source: string): boolean => {
  if (source.length > MAX_SOURCE_LENGTH) return false;
  try {
    const { source: compiled } = new RegExp(source, 'u');
    const cursor = { source: compiled, at: 0 };
    alternatives(cursor);
    return cursor.at === compiled.length;
  } catch {
    return false;
  }
};
