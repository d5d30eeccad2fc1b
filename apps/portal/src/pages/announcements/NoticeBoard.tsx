import { useNoticeList } from '@baize/features/announcements';
import { NoticeItem } from './NoticeItem.tsx';
import { NoticePages } from './NoticePages.tsx';

/** The merchant's public notices, for visitors and trial accounts, who have no inbox. */
export function NoticeBoard() {
  return <NoticePages list={useNoticeList()}>{(item) => <NoticeItem item={item} />}</NoticePages>;
}
