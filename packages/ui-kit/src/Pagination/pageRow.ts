/** A page's number, or a gap where numbers are left out. */
export type PageRowEntry = number | 'gap before' | 'gap after';

// The first page, the last one, the page itself with its two neighbours, and the two gaps.
const MOST = 7;

/** What stands in the row of pages: seven places at most and always as many, so that nothing moves under the finger. */
export function pageRow(page: number, pages: number): readonly PageRowEntry[] {
  if (pages <= MOST) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap after', pages];
  if (page >= pages - 3) return [1, 'gap before', ...range(pages - 4, pages)];
  return [1, 'gap before', page - 1, page, page + 1, 'gap after', pages];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
