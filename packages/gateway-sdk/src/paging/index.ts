export type { Page, PageAsked, RangeAsked } from './paging.types.ts';
export { numberedQuery, readContentPage } from './numberedPages.ts';
export { pageQuery, readPage } from './readPage.ts';
