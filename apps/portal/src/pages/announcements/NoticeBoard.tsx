import { useNoticeList } from '@baize/features/announcements';
import { NoticeItem } from './NoticeItem.tsx';
import { NoticePages } from './NoticePages.tsx';

/** The notices of the merchant, for who has no inbox. */
export function NoticeBoard() {
  return <NoticePages list={useNoticeList()}>{(item) => <NoticeItem item={item} />}</NoticePages>;
}
