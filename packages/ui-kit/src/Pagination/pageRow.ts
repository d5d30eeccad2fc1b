/** A page number, or a gap for skipped numbers. */
export type PageRowEntry = number | 'gap before' | 'gap after';

// First and last page, the current one with its two neighbours, and two gaps.
const MOST = 7;

/** The entries of the page row; always seven when there are more pages, so that no entry moves under the finger. */
export const pageRow = (page: number, pages: number): readonly PageRowEntry[] => {
  if (pages <= MOST) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap after', pages];
  if (page >= pages - 3) return [1, 'gap before', ...range(pages - 4, pages)];
  return [1, 'gap before', page - 1, page, page + 1, 'gap after', pages];
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
