import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RecordsBody, RecordsFailure, RecordsFrame, RecordsGrid, RecordsScroll } from './RecordsTable.styles.ts';
import type { RecordsColumn, RecordsTableProps } from './RecordsTable.types.ts';
import { RecordsTableHead } from './RecordsTableHead.tsx';
import {
  RecordsTableGroup,
  RecordsTablePlaceholder,
  RecordsTableRow,
  RecordsTableTotals,
} from './RecordsTableRows.tsx';

export type { RecordsColumn, RecordsSort, RecordsTableProps } from './RecordsTable.types.ts';

/**
 * Records of one kind in columns. In a container under 640 px each row becomes a card by styles alone, so that screen
 * readers keep one table (WCAG 1.3.1). Rows come sorted and paged from their owner. The header sticks to the top of the
 * page, below a sticky page header if the page sets `--sticky-top`.
 */
export function RecordsTable<Row>(props: RecordsTableProps<Row>) {
  const { caption, rows, rowKey, totalLabel, status = 'ready', placeholders = 5, empty, failed, sort } = props;
  const { onOpen, group, density, scrolls } = props;
  const columns = withPrimary(props.columns);
  const hasRows = rows.length > 0;
  if (!hasRows && status === 'failed') return failed;
  if (!hasRows && status === 'ready' && empty) return empty;
  const table = (
    <RecordsGrid
      aria-busy={status === 'loading' || undefined}
      data-dimmed={(hasRows && status !== 'ready') || undefined}
      data-density={density}
      data-scrolls={scrolls || undefined}
    >
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <RecordsTableHead columns={columns} sort={sort} />
      {hasRows ? (
        groupsOf(rows, group?.keyOf).map(({ key, members }) => (
          <RecordsBody key={key}>
            {group && <RecordsTableGroup columns={columns.length}>{group.header(key)}</RecordsTableGroup>}
            {members.map((row) => (
              <RecordsTableRow key={rowKey(row)} row={row} columns={columns} onOpen={onOpen} />
            ))}
          </RecordsBody>
        ))
      ) : (
        <RecordsBody>
          {status === 'loading' &&
            Array.from({ length: placeholders }, (_, place) => (
              <RecordsTablePlaceholder key={place} columns={columns} />
            ))}
        </RecordsBody>
      )}
      {totalLabel !== undefined && hasRows && <RecordsTableTotals label={totalLabel} columns={columns} />}
    </RecordsGrid>
  );
  return (
    <RecordsFrame>
      {hasRows && status === 'failed' && failed && <RecordsFailure role="alert">{failed}</RecordsFailure>}
      {scrolls ? (
        <RecordsScroll tabIndex={0} aria-label={caption}>
          {table}
        </RecordsScroll>
      ) : (
        table
      )}
    </RecordsFrame>
  );
}

const withPrimary = <Row,>(columns: readonly RecordsColumn<Row>[]): readonly RecordsColumn<Row>[] => {
  if (columns.some(({ isPrimary }) => isPrimary)) return columns;
  return columns.map((column, place) => (place === 0 ? { ...column, isPrimary: true } : column));
};

/** Runs of rows with the same key, in order. */
const groupsOf = <Row,>(rows: readonly Row[], keyOf: (row: Row) => string = () => '') => {
  const groups: { key: string; members: Row[] }[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const last = groups.at(-1);
    if (last?.key === key) last.members.push(row);
    else groups.push({ key, members: [row] });
  }
  return groups;
};
