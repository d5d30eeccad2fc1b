import { Skeleton } from '@baize/ui-kit/Skeleton';
import { Spinner } from '@baize/ui-kit/Spinner';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { EntryFormRoom } from './EntryFormPlaceholder.styles.ts';

/** The placeholder of a form until the gateway has returned its field rules. */
export function EntryFormPlaceholder() {
  return (
    <EntryFormRoom data-awaited>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      <Skeleton shape="chip" />
      <Skeleton shape="chip" />
      <Skeleton shape="chip" />
    </EntryFormRoom>
  );
}
