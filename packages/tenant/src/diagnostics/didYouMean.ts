// Edit distance of two words: letters changed, inserted, deleted, or swapped with a neighbour.
const distance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1, swap));
    }
  }
  return at(a.length, b.length);
};

/** The known word closest to a mistyped one; undefined if none is close enough. */
export const nearest = (name: string, known: readonly string[]): string | undefined => {
  const ranked = known.map((word) => ({ word, edits: distance(name.toLowerCase(), word.toLowerCase()) }));
  const best = ranked.reduce<{ word: string; edits: number } | undefined>(
    (least, next) => (least === undefined || next.edits < least.edits ? next : least),
    undefined,
  );
  return best && best.edits <= Math.max(1, Math.floor(best.word.length / 3)) ? best.word : undefined;
};

/** A fix that suggests the closest known word, else lists up to `limit` known words. */
export const didYouMean = (name: string, known: readonly string[], limit = 24): string => {
  const near = nearest(name, known);
  if (near !== undefined) return `Did you mean "${near}"?`;
  if (limit === 0) return 'Correct the name, or remove it.';
  const shown = known.slice(0, limit).join(', ');
  return known.length > limit ? `Use one of: ${shown}, … (${known.length} in all).` : `Use one of: ${shown}.`;
};
