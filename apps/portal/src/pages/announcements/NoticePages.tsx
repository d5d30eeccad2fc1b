import type { ListView, PagedList } from '@baize/features/announcements';
import type { Announcement } from '@baize/features/announcements';
import { Pagination } from '@baize/ui-kit/Pagination';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { Spinner } from '@baize/ui-kit/Spinner';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { NoticeList } from './Notices.styles.ts';

type NoticePagesProps<Item extends Announcement> = {
  readonly list: PagedList<Item>;
  readonly children: (item: Item) => ReactNode;
};

const PLACES = [1, 2, 3, 4];

/** A paged list of announcements with its loading, failed and empty states. */
export function NoticePages<Item extends Announcement>({ list, children }: NoticePagesProps<Item>) {
  const { t } = useLingui();
  const { view, turnTo, retry } = list;
  switch (view.state) {
    case 'loading':
      return <NoticePlaces />;
    case 'failed':
      return (
        <FailedNotice
          title={t({ id: 'announcements.failed', message: 'The announcements could not be loaded' })}
          error={view.error}
          onRetry={retry}
        />
      );
    case 'empty':
      return (
        <StatusScreen
          compact
          kind="empty"
          title={t({ id: 'announcements.empty', message: 'There are no announcements' })}
          text={t({ id: 'announcements.empty.text', message: 'News will appear here.' })}
        />
      );
    case 'ready':
      // The sanitiser of the texts is a chunk of its own; the whole list waits for it.
      return (
        <Suspense fallback={<NoticePlaces />}>
          <ReadyPages view={view} turnTo={turnTo} row={children} />
        </Suspense>
      );
  }
}

type ReadyPagesProps<Item extends Announcement> = {
  readonly view: Extract<ListView<Item>, { state: 'ready' }>;
  readonly turnTo: (page: number) => void;
  readonly row: (item: Item) => ReactNode;
};

function ReadyPages<Item extends Announcement>({ view, turnTo, row }: ReadyPagesProps<Item>) {
  const { t } = useLingui();
  const { items, page, pages, isTurning } = view;
  return (
    <>
      <NoticeList aria-busy={isTurning}>
        {items.map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </NoticeList>
      <Pagination
        label={t({ id: 'announcements.pages', message: 'Pages of announcements' })}
        page={page}
        pages={pages}
        onSelect={turnTo}
      />
    </>
  );
}

function NoticePlaces() {
  return (
    <>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      <NoticeList aria-busy>
        {PLACES.map((place) => (
          <li key={place} aria-hidden="true">
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </li>
        ))}
      </NoticeList>
    </>
  );
}
