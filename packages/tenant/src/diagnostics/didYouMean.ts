function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** The known name nearest to a mistyped one (case aside), or undefined when none is near enough to be meant. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: { word: string; cost: number } | undefined;
  for (const word of known) {
    const cost = distance(name.toLowerCase(), word.toLowerCase());
    if (!best || cost < best.cost) best = { word, cost };
  }
  return best && best.cost <= Math.max(1, Math.floor(best.word.length / 3)) ? best.word : undefined;
}

/** A fix that names the nearest known word, else lists what there is (at most `limit` of it). */
export function didYouMean(name: string, known: readonly string[], limit = 24): string {
  const near = nearest(name, known);
  if (near) return `Did you mean "${near}"?`;
  const shown = known.slice(0, limit).join(', ');
  return known.length > limit ? `Use one of: ${shown}, … (${known.length} in all).` : `Use one of: ${shown}.`;
}
