/** Days of a list, `YYYY-MM-DD` in the merchant's time zone, both included. */
export type RangeAsked = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Requested page of a list. `cursor` is the `next` of the page before; `page` counts from 1 and yields to a cursor. */
export type PageAsked = RangeAsked & {
  readonly cursor?: string | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
};

/** A page of a list. `next` is undefined on the last page; the numbers and totals are those of the first page. */
export type Page<T, Totals = undefined> = {
  readonly items: readonly T[];
  /** Cursor of the next page. */
  readonly next: string | undefined;
  /** Entries in all. */
  readonly count: number | undefined;
  readonly totals: Totals | undefined;
  /** Number of the page and of all pages, of a list that has numbered pages. */
  readonly page: number | undefined;
  readonly pages: number | undefined;
};
