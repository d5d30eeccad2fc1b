import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import {
  TableBody,
  TableCell,
  TableColumnHead,
  TableFoot,
  TableFrame,
  TableGrid,
  TableHead,
  TableRow,
  TableRowHead,
} from './Table.styles.ts';

export type TableColumn<Row> = {
  id: string;
  label: string;
  /** For amounts and counts: tabular digits, aligned to the end. */
  figures?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Total of the column, in the last row. */
  total?: ReactNode;
};

export type TableProps<Row> = {
  /** Accessible name. */
  caption: string;
  /** The first column is the row's header, and its card's title on narrow screens. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Header of the row of totals. */
  totalLabel?: string | undefined;
  /** Renders three placeholder rows. */
  loading?: boolean | undefined;
  /** Rendered in place of a table without rows. */
  notice?: ReactNode;
};

const PLACES = ['first', 'second', 'third'];

/** A table; in a container under 640 px each row becomes a card, which remains a table for screen readers. */
export function Table<Row>({ caption, columns, rows, rowKey, totalLabel, loading, notice }: TableProps<Row>) {
  if (!loading && rows.length === 0 && notice) return notice;
  const [first, ...others] = columns;
  if (!first) return undefined;
  return (
    <TableFrame>
      <TableGrid aria-busy={loading || undefined}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead>
          <TableRow>
            {columns.map(({ id, label, figures }) => (
              <TableColumnHead key={id} data-figures={figures}>
                {label}
              </TableColumnHead>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {loading
            ? PLACES.map((place) => (
                <TableRow key={place} aria-hidden="true">
                  {columns.map(({ id, label }) => (
                    <TableCell key={id} data-label={label}>
                      <Skeleton shape="line" />
                    </TableCell>
                  ))}
                </TableRow>
              ))
            : rows.map((row) => (
                <TableRow key={rowKey(row)}>
                  <TableRowHead data-figures={first.figures}>
                    <bdi>{first.cell(row)}</bdi>
                  </TableRowHead>
                  {others.map(({ id, label, figures, cell }) => (
                    <TableCell key={id} data-label={label} data-figures={figures}>
                      <span>
                        <bdi>{cell(row)}</bdi>
                      </span>
                    </TableCell>
                  ))}
                </TableRow>
              ))}
        </TableBody>
        {totalLabel !== undefined && !loading && (
          <TableFoot>
            <TableRow>
              <TableRowHead>{totalLabel}</TableRowHead>
              {others.map(({ id, label, figures, total }) => (
                <TableCell key={id} data-label={label} data-figures={figures}>
                  {total !== undefined && (
                    <span>
                      <bdi>{total}</bdi>
                    </span>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableFoot>
        )}
      </TableGrid>
    </TableFrame>
  );
}
