import { Spinner } from '../Spinner/Spinner.tsx';
import { LoadingCoverFrame } from './LoadingCover.styles.ts';

/** Covers the page with a spinner and blocks presses, e.g. until a redirect is decided. */
export function LoadingCover() {
  return (
    <LoadingCoverFrame>
      <Spinner />
    </LoadingCoverFrame>
  );
}
