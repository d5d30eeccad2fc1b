import { useProfile } from '@baize/features/member';
import { useLingui } from '@lingui/react/macro';
import { useInPopup } from '../../../routes/Place.ts';
import { FailedNotice } from '../../../screens/FailedNotice.tsx';
import { PageHeading } from '../../../shell/PageHeading.tsx';
import { Profile } from './Profile.tsx';
import { ProfileFrame } from './ProfilePage.styles.ts';
import { ProfilePlace } from './ProfilePlace.tsx';

/** Who the player is to the merchant: a page of its own, or a popup from the account's menu (REQ-015, D40). */
export function ProfilePage() {
  const { t } = useLingui();
  const { view, retry } = useProfile();
  return (
    <ProfileFrame data-in-popup={useInPopup() || undefined} aria-busy={view.state === 'loading'}>
      <PageHeading />
      {view.state === 'loading' && <ProfilePlace />}
      {view.state === 'failed' && (
        <FailedNotice
          title={t({ id: 'profile.failed', message: 'Your profile could not be loaded' })}
          error={view.error}
          onRetry={retry}
        />
      )}
      {view.state === 'ready' && <Profile {...view} />}
    </ProfileFrame>
  );
}
