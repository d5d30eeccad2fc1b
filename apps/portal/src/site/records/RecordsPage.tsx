import type { Records } from '@baize/features/paging';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Pagination } from '@baize/ui-kit/Pagination';
import { RecordsTable, type RecordsTableProps } from '@baize/ui-kit/RecordsTable';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import type { ReactNode } from 'react';
import type { DaysSchema } from '../routes/search/filters.ts';
import { FailedNotice } from '../screens/FailedNotice.tsx';
import type { GatewayError } from '../words/useErrorText.ts';
import { CsvButton, type CsvButtonProps } from './CsvButton.tsx';
import { MoreButton } from './MoreButton.tsx';
import { RecordsFilter, type RecordsFilterProps } from './RecordsFilter.tsx';
import { RecordsStack, RecordsTotals } from './RecordsPage.styles.ts';
import type { NumberedPage } from './useNumberedPage.ts';

type RecordsWords = {
  /** Accessible name of the table. */
  readonly caption: string;
  readonly failed: string;
  /** For a list without entries, and for one without matches; the former stands for both by default. */
  readonly empty: string;
  readonly noMatch?: string | undefined;
  /** Accessible name of the numbered pages. */
  readonly pages?: string | undefined;
  /** Number of entries as a sentence. */
  readonly count?: ((count: number) => string) | undefined;
};

type RecordsTotal = { readonly id: string; readonly label: string; readonly value: ReactNode };

export type RecordsPageProps<Row, Totals, S extends DaysSchema> = Pick<
  RecordsTableProps<Row>,
  'columns' | 'rowKey' | 'onOpen' | 'group'
> & {
  readonly records: Records<Row, Totals>;
  readonly words: RecordsWords;
  readonly filter?: RecordsFilterProps<S> | undefined;
  /** Set for a list with numbered pages; others load more. */
  readonly paging?: NumberedPage | undefined;
  readonly totals?: ((totals: NonNullable<Totals>) => readonly RecordsTotal[]) | undefined;
  readonly file?: Omit<CsvButtonProps, 'count'> | undefined;
  /** Rendered between totals and table, such as a chart of the same records. */
  readonly above?: ReactNode;
  /** The first step, as a link, in place of a list without entries. */
  readonly firstStep?: ReactNode;
};

/**
 * Records of one kind: filters, totals, a table that becomes cards, its pages and its CSV file. Pages hand in columns, a
 * query and words.
 */
export function RecordsPage<Row, Totals = undefined, S extends DaysSchema = DaysSchema>(
  props: RecordsPageProps<Row, Totals, S>,
) {
  const { records, words, filter, totals, file } = props;
  const { view } = records;
  const list = view.state === 'ready' ? view : undefined;
  const isCurrent = list !== undefined && !list.isOld;
  const count = view.state === 'empty' ? 0 : isCurrent ? list.count : undefined;
  return (
    <RecordsStack>
      {filter && <RecordsFilter {...filter} result={count === undefined ? undefined : words.count?.(count)} />}
      {totals && list?.totals && (
        <RecordsTotals data-dimmed={list.isOld || undefined}>
          {totals(list.totals).map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </RecordsTotals>
      )}
      {props.above}
      <RecordsView {...props} />
      {file && list && <CsvButton {...file} count={list.count} />}
    </RecordsStack>
  );
}

type ViewProps<Row, Totals, S extends DaysSchema> = RecordsPageProps<Row, Totals, S>;

/** The table, or its loading, failed or empty state. */
function RecordsView<Row, Totals, S extends DaysSchema>(props: ViewProps<Row, Totals, S>) {
  const { records, words, filter, columns, rowKey, onOpen, group, paging, firstStep } = props;
  const { view, retry } = records;
  const table = { caption: words.caption, columns, rowKey, onOpen, group };
  const isFiltered = filter !== undefined && filter.state.active > 0;
  const renderFailure = (error: GatewayError | undefined) => (
    <FailedNotice title={words.failed} error={error} onRetry={retry} />
  );
  return (
    <div>
      <LoadedContent
        of={{
          data: view.state === 'ready' || view.state === 'empty' ? view : undefined,
          error: view.state === 'failed' ? view : undefined,
          retry,
        }}
        loading={<RecordsTable {...table} rows={[]} status="loading" />}
        failed={({ error }) => renderFailure(error)}
        empty={
          <StatusScreen
            compact
            kind="empty"
            title={isFiltered ? (words.noMatch ?? words.empty) : words.empty}
            action={isFiltered ? undefined : firstStep}
          />
        }
        isEmpty={({ state }) => state === 'empty'}
      >
        {(list) =>
          list.state === 'ready' && (
            <RecordsStack>
              <RecordsTable
                {...table}
                rows={list.items}
                status={list.isOld ? (list.failure ? 'failed' : 'loading') : 'ready'}
                failed={renderFailure(list.failure)}
              />
              {paging && words.pages !== undefined && (
                <Pagination label={words.pages} page={paging.page} pages={list.pages ?? 1} onSelect={paging.onSelect} />
              )}
              {!paging && list.more && <MoreButton more={list.more} failed={words.failed} />}
            </RecordsStack>
          )
        }
      </LoadedContent>
    </div>
  );
}
