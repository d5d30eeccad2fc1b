import { problem } from '../kernel/answer.ts';
import type { GatewayContext } from '../kernel/gateway.types.ts';
import type { Page, PageRequest } from './pageOf.ts';

/** The fields of `pageOf` in the contract, with each row serialised by `write`. */
export const toCursorPage = <Row, Item>({ rows, next, total }: Page<Row>, write: (row: Row) => Item) => ({
  items: rows.map(write),
  ...(next === undefined ? {} : { next }),
  ...(total === undefined ? {} : { count: total }),
});

/** `toCursorPage` with the numbers of a list that also has numbered pages. */
export const toNumberedPage = <Row, Item>(
  page: Page<Row>,
  { pageNo = 1, pageSize }: PageRequest,
  write: (row: Row) => Item,
) => ({
  ...toCursorPage(page, write),
  ...(page.total === undefined ? {} : { pageNum: pageNo, totalPages: Math.ceil(page.total / pageSize) }),
});

/** 400 for a cursor that is not one of the list. */
export const badCursor = (c: GatewayContext) => problem(c, 400, 'invalidRequest', { field: 'cursor' });
