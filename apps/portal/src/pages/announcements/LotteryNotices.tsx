import { useLotteryNotices } from '@baize/features/announcements';
import { useLingui } from '@lingui/react/macro';
import { NoticeItem } from './NoticeItem.tsx';
import { NoticeList } from './Notices.styles.ts';

/** Announcements about lotteries, cut to half of their text until pressed; null when there are none (REQ-232). */
export function LotteryNotices() {
  const { t } = useLingui();
  const notices = useLotteryNotices();
  if (notices.length === 0) return null;
  return (
    <section aria-label={t({ id: 'announcements.lotteries', message: 'About the lotteries' })}>
      <NoticeList>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeItem item={notice} />
          </li>
        ))}
      </NoticeList>
    </section>
  );
}
