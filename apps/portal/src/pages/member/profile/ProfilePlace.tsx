import { Skeleton } from '@baize/ui-kit/Skeleton';
import { Spinner } from '@baize/ui-kit/Spinner';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { ProfileCard, ProfileHead, ProfileLines } from './ProfilePage.styles.ts';

/** Holds the place of the profile, in its shape, until the gateway has answered. */
export function ProfilePlace() {
  return (
    <ProfileCard>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      <ProfileHead>
        <Skeleton shape="avatar" />
        <div>
          <Skeleton shape="line" />
        </div>
      </ProfileHead>
      <ProfileLines>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </ProfileLines>
    </ProfileCard>
  );
}
