import type { Records } from '@baize/features/points';
import { Pagination } from '@baize/ui-kit/Pagination';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import type { ReactNode } from 'react';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { HistoryRows } from './PointMallPage.styles.ts';

type HistoryPagesProps<Item> = {
  readonly list: Records<Item>;
  readonly rowsOf: (items: readonly Item[]) => readonly ReactNode[];
  readonly page: number;
  readonly onSelect: (page: number) => void;
  readonly words: { readonly failed: string; readonly empty: string; readonly pages: string };
};

/** A paged list with its loading, failed and empty states. */
export function HistoryPages<Item>({ list: { view, retry }, rowsOf, page, onSelect, words }: HistoryPagesProps<Item>) {
  if (view.state === 'loading') return <Skeleton shape="figure" />;
  if (view.state === 'empty') return <StatusScreen compact kind="empty" title={words.empty} />;
  const error = view.state === 'failed' ? view.error : view.isOld ? view.failure : undefined;
  if (view.state === 'failed' || error) return <FailedNotice title={words.failed} error={error} onRetry={retry} />;
  return (
    <>
      <HistoryRows>{rowsOf(view.items)}</HistoryRows>
      <Pagination label={words.pages} page={page} pages={view.pages ?? 1} onSelect={onSelect} />
    </>
  );
}
