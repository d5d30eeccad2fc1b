import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { RecordsCell, RecordsOpen, RecordsRowHead } from './RecordsCells.styles.ts';
import { RecordsFoot, RecordsGroup, RecordsGroupHead, RecordsRow } from './RecordsTable.styles.ts';
import type { RecordsColumn } from './RecordsTable.types.ts';

type Columns<Row> = { columns: readonly RecordsColumn<Row>[] };

export function RecordsTableRow<Row>({
  row,
  columns,
  onOpen,
}: Columns<Row> & { row: Row; onOpen: ((row: Row) => void) | undefined }) {
  return (
    <RecordsRow data-opens={onOpen ? true : undefined}>
      {columns.map(({ id, header, align, card, cell, isPrimary }) =>
        isPrimary ? (
          <RecordsRowHead key={id} data-align={align}>
            {onOpen ? (
              <RecordsOpen type="button" onClick={() => onOpen(row)}>
                <bdi>{cell(row)}</bdi>
              </RecordsOpen>
            ) : (
              <bdi>{cell(row)}</bdi>
            )}
          </RecordsRowHead>
        ) : (
          <RecordsCell key={id} data-label={header} data-align={align} data-card={card}>
            <span>
              <bdi>{cell(row)}</bdi>
            </span>
          </RecordsCell>
        ),
      )}
    </RecordsRow>
  );
}

/** A row of the same height as a loaded one. */
export function RecordsTablePlaceholder<Row>({ columns }: Columns<Row>) {
  return (
    <RecordsRow aria-hidden="true">
      {columns.map(({ id, header, align, card, isPrimary }) => (
        <RecordsCell key={id} data-label={header} data-align={align} data-card={isPrimary ? 'title' : card} data-waits>
          <Skeleton shape="line" />
        </RecordsCell>
      ))}
    </RecordsRow>
  );
}

export function RecordsTableGroup({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <RecordsGroup>
      <RecordsGroupHead colSpan={columns}>{children}</RecordsGroupHead>
    </RecordsGroup>
  );
}

export function RecordsTableTotals<Row>({ label, columns }: Columns<Row> & { label: string }) {
  return (
    <RecordsFoot>
      <RecordsRow>
        {columns.map(({ id, header, align, total, isPrimary }) =>
          isPrimary ? (
            <RecordsRowHead key={id}>{label}</RecordsRowHead>
          ) : (
            <RecordsCell key={id} data-label={header} data-align={align}>
              {total !== undefined && (
                <span>
                  <bdi>{total}</bdi>
                </span>
              )}
            </RecordsCell>
          ),
        )}
      </RecordsRow>
    </RecordsFoot>
  );
}
