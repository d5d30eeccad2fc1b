import type { ReactNode } from 'react';

export type RecordsColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts, in tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** The column that names its row and titles its card; the first by default. */
  isPrimary?: boolean | undefined;
  /**
   * Its place in a card: `pair` with its header (default), `figure` beside the title, `line` under the title without
   * its header, `none` left out.
   */
  card?: 'pair' | 'figure' | 'line' | 'none' | undefined;
  /** Fixed width of about 6, 9 or 14 em; the other columns share the rest. */
  width?: 'small' | 'medium' | 'large' | undefined;
  /** Total of the column, in the last row. */
  total?: ReactNode;
  isSortable?: boolean | undefined;
};

export type RecordsSort = {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
  /** Called with the id of the column whose header was pressed. */
  onSort: (column: string) => void;
};

export type RecordsTableProps<Row> = {
  /** Accessible name. */
  caption: string;
  columns: readonly RecordsColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Header of the row of totals, which is left out without one. */
  totalLabel?: string | undefined;
  /** While loading, and after a failure, rows that are there stay, dimmed. */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Placeholder rows while there are none yet; five by default. */
  placeholders?: number | undefined;
  /** Rendered in place of a table without rows. */
  empty?: ReactNode;
  /** Rendered above the old rows, or alone without any. */
  failed?: ReactNode;
  sort?: RecordsSort | undefined;
  /** Opens a row; its primary cell becomes a button that covers the row. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Heads a group of consecutive rows, among cards only, e.g. a day with its net. */
  group?: { keyOf: (row: Row) => string; header: (key: string) => ReactNode } | undefined;
  /** `compact` rows of 36 px for a tool, 44 px otherwise. */
  density?: 'comfortable' | 'compact' | undefined;
  /** For more columns than fit: the table scrolls in its frame, first column, header and totals pinned. */
  scrolls?: boolean | undefined;
};
