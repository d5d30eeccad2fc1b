import { useBanners } from '@baize/features/announcements';
import { useSession } from '@baize/features/session';
import { useStartUp } from '@baize/features/system';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { BannerGroupOf } from '../../routes/bannerGroupOf.ts';
import { hrefOf } from '../../routes/paths.ts';
import { usePlace } from '../../routes/Place.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { useTenantBanners, type WordedBanner } from '../../words/useTenantBanners.ts';
import { EntryFormPlace } from '../session/EntryFormPlace.tsx';
import { EntryColumn } from '../session/EntryFrame.styles.ts';
import { EntryHead } from '../session/EntryHead.tsx';
import { EntryWays } from '../EntryWays.tsx';
import { Recovery } from './Recovery.tsx';
import { RecoveryBanner, RecoveryFrame } from './RecoveryPage.styles.ts';

const GROUP: BannerGroupOf<'forget'> = 'w_forget';

/** Getting back into an account whose password is forgotten (REQ-142). */
export function RecoveryPage() {
  const { t } = useLingui();
  const { flags, startUp } = useStartUp();
  const { hash } = usePlace();
  const { isLoggedIn } = useSession();
  const [banner]: readonly WordedBanner[] = useBanners(GROUP, useTenantBanners(GROUP));
  // A link that is opened where this page is open already changes the hash alone: begun anew, the portal takes it out of
  // the address.
  useEffect(() => {
    if (hash.startsWith('#reset=')) window.location.reload();
  }, [hash]);
  return (
    <RecoveryFrame>
      <RecoveryBanner>{banner !== undefined && <img src={banner.image} alt="" />}</RecoveryBanner>
      <EntryColumn>
        <EntryHead />
        <PageHeading />
        {startUp === undefined ? <EntryFormPlace /> : <Recovery flags={flags} rules={startUp.fieldRules} />}
        {!isLoggedIn && (
          <EntryWays>
            <TextLink href={hrefOf('login')}>{t({ id: 'recovery.login', message: 'Back to log in' })}</TextLink>
          </EntryWays>
        )}
      </EntryColumn>
    </RecoveryFrame>
  );
}
