import { problem } from '../kernel/answer.ts';
import type { GatewayContext } from '../kernel/gateway.types.ts';
import type { Page, PageRequest } from './pageOf.ts';

/** The fields of `pageOf` in the contract, with each row serialised by `write`. */
export const toPage = <Row, Item>({ rows, next, total }: Page<Row>, write: (row: Row) => Item) => ({
  items: rows.map(write),
  ...(next === undefined ? {} : { next }),
  ...(total === undefined ? {} : { count: total }),
});

/** `toPage` with the numbers of a list that also has numbered pages. */
export const toNumberedPage = <Row, Item>(
  page: Page<Row>,
  { pageNo = 1, pageSize }: PageRequest,
  write: (row: Row) => Item,
) => ({
  ...toPage(page, write),
  ...(page.total === undefined ? {} : { pageNum: pageNo, totalPages: Math.ceil(page.total / pageSize) }),
});

/** The fields of `contentPageOf` in the contract, with each row serialised by `write`. */
export const toContentPage = <Row, Item>(page: Page<Row>, request: PageRequest, write: (row: Row) => Item) => {
  const { items: content, count: _, ...rest } = toNumberedPage(page, request, write);
  return { content, ...rest };
};

/** 400 for a cursor that is not one of the list. */
export const badCursor = (c: GatewayContext) => problem(c, 400, 'invalidRequest', { field: 'cursor' });
