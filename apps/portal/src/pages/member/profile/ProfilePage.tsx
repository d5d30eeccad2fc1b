import { useProfile } from '@baize/features/member';
import { Button } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useInPopup } from '../../../routes/Place.ts';
import { PageHeading } from '../../../shell/PageHeading.tsx';
import { useFaultText } from '../../../words/useFaultText.ts';
import { Profile } from './Profile.tsx';
import { ProfileFrame } from './ProfilePage.styles.ts';
import { ProfilePlace } from './ProfilePlace.tsx';

/** Who the player is to the merchant: a page of its own, or a popup from the account's menu (REQ-015, D40). */
export function ProfilePage() {
  const { t } = useLingui();
  const faultText = useFaultText();
  const { view, retry } = useProfile();
  return (
    <ProfileFrame data-in-popup={useInPopup() || undefined} aria-busy={view.state === 'loading'}>
      <PageHeading />
      {view.state === 'loading' && <ProfilePlace />}
      {view.state === 'failed' && (
        <StatusScreen
          compact
          kind="error"
          title={t({ id: 'profile.failed', message: 'Your profile could not be loaded' })}
          text={faultText(view.error)}
          action={
            <Button icon="refresh" onClick={retry}>
              {t({ id: 'system.retry.action', message: 'Try again' })}
            </Button>
          }
        />
      )}
      {view.state === 'ready' && <Profile {...view} />}
    </ProfileFrame>
  );
}
