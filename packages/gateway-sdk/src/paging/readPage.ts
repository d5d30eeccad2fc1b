import type { Page, PageAsked } from './paging.types.ts';

/** A page in wire format, `pageOf` of the contract. */
type WirePage<W, Totals> = {
  readonly items: readonly W[];
  readonly next?: string | undefined;
  readonly count?: number | undefined;
  readonly totals?: Totals | undefined;
  readonly pageNum?: number | undefined;
  readonly totalPages?: number | undefined;
};

/** Returns a reader of a page whose entries are read by `read`. */
export const readPage =
  <W, T>(read: (wire: W) => T) =>
  <Totals = undefined>({ items, next, count, totals, pageNum, totalPages }: WirePage<W, Totals>): Page<T, Totals> => ({
    items: items.map((item) => read(item)),
    next,
    count,
    totals,
    page: pageNum,
    pages: totalPages,
  });

/** The query of a page, `rangeQuery` of the contract. */
export const pageQuery = ({ from, to, cursor, page, size }: PageAsked) => ({
  from,
  to,
  cursor,
  pageNo: page,
  pageSize: size,
});
