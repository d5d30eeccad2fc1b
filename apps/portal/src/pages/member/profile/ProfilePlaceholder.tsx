import { Skeleton } from '@baize/ui-kit/Skeleton';
import { Spinner } from '@baize/ui-kit/Spinner';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { ProfileCard, ProfileHead, ProfileLines } from './ProfilePage.styles.ts';

/** The placeholder of the profile while it loads, in its shape. */
export function ProfilePlaceholder() {
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
