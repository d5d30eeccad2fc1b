import type { ProfileView } from '@baize/features/member';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { Profile } from './Profile.tsx';
import { ProfilePlaceholder } from './ProfilePlaceholder.tsx';

type OwnProfileProps = {
  readonly view: ProfileView;
  readonly onRetry: () => void;
};

/** The profile, or its loading or failed state. */
export function OwnProfile({ view, onRetry }: OwnProfileProps) {
  const { t } = useLingui();
  switch (view.state) {
    case 'loading':
      return <ProfilePlaceholder />;
    case 'failed':
      return (
        <FailedNotice
          title={t({ id: 'profile.failed', message: 'Your profile could not be loaded' })}
          error={view.error}
          onRetry={onRetry}
        />
      );
    case 'ready':
      return <Profile {...view} />;
  }
}
