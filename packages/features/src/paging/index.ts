export type { Loaded } from '../app/index.ts';
export { pagedQuery } from './pagedQuery.ts';
export type { Filters, PagedQuery } from './pagedQuery.ts';
export { itemsOf, useRecords } from './useRecords.ts';
export type { More, RecordList, Records } from './useRecords.ts';
export { useFile } from './useFile.ts';
export type { FileCall, FileDownload } from './useFile.ts';
