import { useProfile } from '@baize/features/member';
import { Suspense } from 'react';
import { useInPopup } from '../../../site/routes/Place.ts';
import { withTimeout } from '../../../site/withTimeout.ts';
import { lazyPart } from '../../../site/words/lazyWithWords.tsx';
import { PageHeading } from '../../../site/parts/PageHeading.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { ProfileFrame } from './ProfilePage.styles.ts';

const ProfileSettings = lazyPart('member', () =>
  withTimeout(() => import('./ProfileSettings.tsx').then((chunk) => chunk.ProfileSettings)),
);

/** The member's profile: a page of its own, or a popup from the account's menu (REQ-015, D40). */
export function ProfilePage() {
  const { view, retry } = useProfile();
  return (
    <ProfileFrame data-in-popup={useInPopup() || undefined} aria-busy={view.state === 'loading'}>
      <PageHeading />
      <OwnProfile view={view} onRetry={retry} />
      {view.state === 'ready' && (
        <Suspense>
          <ProfileSettings />
        </Suspense>
      )}
    </ProfileFrame>
  );
}
