import type { Loaded } from '@baize/features/points';
import { Pagination } from '@baize/ui-kit/Pagination';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import type { ReactNode } from 'react';
import { FailedNotice } from '../../screens/FailedNotice.tsx';
import { HistoryRows } from './PointMallPage.styles.ts';

type HistoryPagesProps<Page> = {
  readonly list: Loaded<Page & { readonly pages: number }>;
  readonly rowsOf: (page: Page) => readonly ReactNode[];
  readonly page: number;
  readonly onSelect: (page: number) => void;
  readonly words: { readonly failed: string; readonly empty: string; readonly pages: string };
};

/** A paged list with its loading, failed and empty states. */
export function HistoryPages<Page>({ list, rowsOf, page, onSelect, words }: HistoryPagesProps<Page>) {
  const { data, error, retry } = list;
  if (error) return <FailedNotice title={words.failed} error={error} onRetry={retry} />;
  if (data === undefined) return <Skeleton shape="figure" />;
  const rows = rowsOf(data);
  if (rows.length === 0) return <StatusScreen compact kind="empty" title={words.empty} />;
  return (
    <>
      <HistoryRows>{rows}</HistoryRows>
      <Pagination label={words.pages} page={page} pages={data.pages} onSelect={onSelect} />
    </>
  );
}
