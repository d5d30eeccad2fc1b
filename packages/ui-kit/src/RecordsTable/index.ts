export { RecordsTable } from './RecordsTable.tsx';
export type { RecordsColumn, RecordsSort, RecordsTableProps } from './RecordsTable.types.ts';
