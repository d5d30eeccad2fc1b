import { useSample, type SampleEntry } from '@baize/features/sample';
import { useToday } from '@baize/features/system';
import { Button } from '@baize/ui-kit/Button';
import { DatePresets } from '@baize/ui-kit/DateRangeField';
import { RecordsTable } from '@baize/ui-kit/RecordsTable';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { PageColumn } from '../../site/parts/PageColumn.styles.ts';
import { PageHeading } from '../../site/parts/PageHeading.tsx';
import { anyDays, rangeOf } from '../../site/routes/search/filters.ts';
import { useFilters } from '../../site/routes/useFilters.ts';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { useDateTime } from '../../site/words/useDateTime.ts';

const schema = { days: anyDays };
const NONE: readonly SampleEntry[] = [];

/** The member's sample, filtered by days that are kept in the address. */
export function SamplePage() {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const { filters, set } = useFilters(schema);
  const today = useToday() ?? '';
  const { from = '', to = '' } = rangeOf(filters.days, today);
  const { view, retry } = useSample(rangeOf(filters.days, today));
  const list = view.state === 'ready' ? view : undefined;
  const error = view.state === 'failed' ? view.error : list?.failure;
  const columns = [
    {
      id: 'title',
      header: t({ id: 'sample.title', message: 'Title' }),
      cell: ({ title, id }: SampleEntry) => title || id,
    },
    {
      id: 'addedAt',
      header: t({ id: 'sample.addedAt', message: 'Added' }),
      cell: ({ addedAt }: SampleEntry) => dateTime(addedAt),
      card: 'line' as const,
    },
  ];
  const presets = [
    { preset: 'last7', label: t({ id: 'sample.last7', message: 'Last 7 days' }) },
    { preset: 'last30', label: t({ id: 'sample.last30', message: 'Last 30 days' }) },
  ] as const;
  return (
    <PageColumn>
      <PageHeading />
      <DatePresets
        label={t({ id: 'sample.days', message: 'Date range' })}
        presets={presets}
        today={today}
        value={{ from, to }}
        onChange={(days) => set({ days: { preset: undefined, ...days } })}
      />
      <RecordsTable
        caption={t({ id: 'sample.caption', message: 'Your sample' })}
        columns={columns}
        rows={list?.items ?? NONE}
        rowKey={({ id }) => id}
        status={view.state === 'loading' || list?.isOld ? 'loading' : error ? 'failed' : 'ready'}
        empty={<StatusScreen compact kind="empty" title={t({ id: 'sample.none', message: 'No records here yet' })} />}
        failed={
          <FailedNotice
            title={t({ id: 'sample.failed', message: 'Your records could not be loaded' })}
            error={error}
            onRetry={retry}
          />
        }
      />
      {list?.more && (
        <Button busy={list.more.state === 'loading'} onClick={list.more.load}>
          {t({ id: 'sample.more', message: 'Show more' })}
        </Button>
      )}
    </PageColumn>
  );
}
