import { useNotices } from '@baize/features/announcements';
import { Icon } from '@baize/ui-kit/Icon';
import { Link } from '@baize/ui-kit/Link';
import { NoticeLine } from '@baize/ui-kit/NoticeLine';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../../../site/routes/paths.ts';
import { BarEnd, BarFrame } from './HomeBar.styles.ts';
import { HomeSearch } from './HomeSearch.tsx';

/** The line of announcements, with the link to the favourites and the search button (REQ-040, REQ-056). */
export function HomeBar() {
  const { t } = useLingui();
  const notices = useNotices();
  return (
    <BarFrame>
      {notices.length > 0 && (
        <NoticeLine
          label={t({ id: 'lobby.notices', message: 'Announcements' })}
          notices={notices}
          all={{ href: hrefOf('announcements'), label: t({ id: 'lobby.notices.all', message: 'All announcements' }) }}
        />
      )}
      <BarEnd>
        <Link href={hrefOf('favorite')}>
          <Icon icon="heart" />
          <span>{t({ id: 'lobby.collection', message: 'My collection' })}</span>
        </Link>
        <HomeSearch />
      </BarEnd>
    </BarFrame>
  );
}
