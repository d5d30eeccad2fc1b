import { Icon, moreIcons } from '../Icon/index.ts';
import { RecordsColumnHead } from './RecordsCells.styles.ts';
import { RecordsHead, RecordsRow } from './RecordsTable.styles.ts';
import type { RecordsColumn, RecordsSort } from './RecordsTable.types.ts';

type RecordsTableHeadProps<Row> = { columns: readonly RecordsColumn<Row>[]; sort?: RecordsSort | undefined };

/** The row of headers; those of sortable columns are buttons. */
export function RecordsTableHead<Row>({ columns, sort }: RecordsTableHeadProps<Row>) {
  return (
    <RecordsHead>
      <RecordsRow>
        {columns.map(({ id, header, align, width, isSortable }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          return (
            <RecordsColumnHead key={id} data-align={align} data-width={width} aria-sort={direction}>
              {isSortable && sort ? (
                <button type="button" onClick={() => sort.onSort(id)}>
                  <span>{header}</span>
                  <Icon icon={direction ? sortIcons[direction] : moreIcons.upAndDown} />
                </button>
              ) : (
                header
              )}
            </RecordsColumnHead>
          );
        })}
      </RecordsRow>
    </RecordsHead>
  );
}

const sortIcons = { ascending: moreIcons.up, descending: 'down' } as const;
