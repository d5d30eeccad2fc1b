import { useSession } from '@baize/features/session';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { useInPopup } from '../../site/routes/Place.ts';
import { PageHeading } from '../../site/parts/PageHeading.tsx';
import { Inbox } from './Inbox.tsx';
import { NoticesFrame } from './Notices.styles.ts';
import { useNoticeList } from '@baize/features/announcements';
import { NoticeItem } from './NoticeItem.tsx';
import { NoticePages } from './NoticePages.tsx';

/** Announcements: a member's inbox, or the public notices for visitors and trial accounts, who have no inbox. */
export function AnnouncementsPage() {
  const { session, hasRealAccount } = useSession();
  const isUnknown = session.state !== 'anonymous' && session.member === undefined;
  return (
    <NoticesFrame data-in-popup={useInPopup() || undefined}>
      <PageHeading />
      {isUnknown ? <LoadingCover /> : hasRealAccount ? <Inbox /> : <NoticeBoard />}
    </NoticesFrame>
  );
}

/** The merchant's public notices, for visitors and trial accounts, who have no inbox. */
function NoticeBoard() {
  return <NoticePages list={useNoticeList()}>{(item) => <NoticeItem item={item} />}</NoticePages>;
}
