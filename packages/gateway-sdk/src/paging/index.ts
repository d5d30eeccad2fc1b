export type { Page, PageAsked, RangeAsked } from './paging.types.ts';
export { pageQuery, readPage } from './readPage.ts';
