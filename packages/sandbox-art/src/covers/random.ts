export type Random = {
  next: () => number;
  range: (from: number, to: number) => number;
  int: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  sign: () => 1 | -1;
  /** A random item of a non-empty list. */
  pick: <T>(list: readonly T[]) => T;
  shuffle: <T>(list: readonly T[]) => T[];
};

/** A 32-bit hash of a text, well mixed so that neighbouring codes are far apart. */
export const hash = (text: string): number => {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
};

/** A seeded generator (mulberry32): the same seed gives the same sequence everywhere. */
export const createRandom = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number): number => from + (to - from) * next();
  const int = (from: number, to: number): number => Math.floor(range(from, to + 1));
  return {
    next,
    range,
    int,
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError('pick needs a list with at least one item');
      return list[int(0, list.length - 1)] as T;
    },
    shuffle: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
  };
};
