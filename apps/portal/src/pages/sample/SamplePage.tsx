import { useSample, type SampleEntry } from '@baize/features/sample';
import { useToday } from '@baize/features/system';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { PageColumn } from '../../site/parts/PageColumn.styles.ts';
import { PageHeading } from '../../site/parts/PageHeading.tsx';
import { RecordsPage } from '../../site/records/RecordsPage.tsx';
import { anyDays, rangeOf } from '../../site/routes/search/filters.ts';
import { useFilters } from '../../site/routes/useFilters.ts';
import { useDateTime } from '../../site/words/useDateTime.ts';

const schema = { days: anyDays };

/** The member's sample, filtered by days that are kept in the address. */
export function SamplePage() {
  // The days of a preset depend on the merchant's time zone.
  const today = useToday();
  return (
    <PageColumn>
      <PageHeading />
      {today === undefined ? <Skeleton shape="figure" /> : <SampleRecords today={today} />}
    </PageColumn>
  );
}

function SampleRecords({ today }: { readonly today: string }) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const state = useFilters(schema);
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
  return (
    <RecordsPage
      records={useSample(rangeOf(state.filters.days, today))}
      columns={columns}
      rowKey={({ id }) => id}
      filter={{
        state,
        today,
        words: {
          label: t({ id: 'sample.filter', message: 'Filter records' }),
          apply: t({ id: 'sample.show', message: 'Show records' }),
          reset: t({ id: 'sample.allDays', message: 'All dates' }),
        },
      }}
      words={{
        caption: t({ id: 'sample.caption', message: 'Your sample' }),
        failed: t({ id: 'sample.failed', message: 'Your records could not be loaded' }),
        empty: t({ id: 'sample.none', message: 'No records here yet' }),
      }}
    />
  );
}
