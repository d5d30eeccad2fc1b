import type { Page, PageAsked } from './paging.types.ts';
import { pageQuery, readPage } from './readPage.ts';

/** A page in wire format, `contentPageOf` of the contract. */
type ContentPage<W> = {
  readonly content: readonly W[];
  readonly next?: string | undefined;
  readonly pageNum?: number | undefined;
  readonly totalPages?: number | undefined;
};

/** Begins the cursor of a numbered page. No gateway issues one with this sign. */
const NUMBER = '#';

/** Returns a reader of a page. A page of a gateway without cursors continues at the next number. */
export const readContentPage =
  <W, T>(read: (wire: W) => T) =>
  <Totals = undefined>({ content, next, ...numbers }: ContentPage<W>, totals?: Totals): Page<T, Totals> => {
    const { pageNum = 1, totalPages = 1 } = numbers;
    const following = pageNum < totalPages ? `${NUMBER}${pageNum + 1}` : undefined;
    return readPage(read)({ items: content, next: next ?? following, totals, ...numbers });
  };

/** The query of a page, `numberedQuery` of the contract. */
export const numberedQuery = ({ cursor = '', page = 1, size }: Omit<PageAsked, 'from' | 'to'>) => {
  if (cursor.startsWith(NUMBER)) return pageQuery({ page: Number(cursor.slice(NUMBER.length)), size });
  return pageQuery(cursor === '' ? { page, size } : { cursor, size });
};
