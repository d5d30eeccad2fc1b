import { useNotices } from '@baize/features/announcements';
import { NoticeLine } from '@baize/ui-kit/NoticeLine';
import { useLingui } from '@lingui/react/macro';

/** What the merchant has to say, passing by (REQ-040, REQ-056). */
export function HomeNotices() {
  const { t } = useLingui();
  const notices = useNotices();
  if (notices.length === 0) return null;
  return <NoticeLine label={t({ id: 'lobby.notices', message: 'Notices' })} notices={notices} />;
}
