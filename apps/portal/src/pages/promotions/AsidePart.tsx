import type { LeaderboardView, MissionsView } from '@baize/features/promotions';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import type { ReactNode } from 'react';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { AsidePanel } from './PromotionsPage.styles.ts';

type AsidePartProps = {
  readonly title: string;
  readonly view: LeaderboardView | MissionsView;
  /** The title of the notice when loading failed. */
  readonly failure: string;
  readonly onRetry: () => void;
  /** Rendered when the data has loaded. */
  readonly children: ReactNode;
};

/** A part beside the promotions, with placeholders while it loads and a retry when it fails. */
export function AsidePart({ title, view, failure, onRetry, children }: AsidePartProps) {
  return (
    <AsidePanel aria-label={title} aria-busy={view.state === 'loading'}>
      <h2>{title}</h2>
      {view.state === 'loading' && (
        <>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </>
      )}
      {view.state === 'failed' && <FailedNotice title={failure} error={view.error} onRetry={onRetry} />}
      {children}
    </AsidePanel>
  );
}
