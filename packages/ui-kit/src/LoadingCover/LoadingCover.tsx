import { Spinner } from '../Spinner/index.ts';
import { LoadingCoverFrame } from './LoadingCover.styles.ts';

/** Covers the page while something decides where to go next; the page beneath takes no press. */
export function LoadingCover() {
  return (
    <LoadingCoverFrame>
      <Spinner />
    </LoadingCoverFrame>
  );
}
