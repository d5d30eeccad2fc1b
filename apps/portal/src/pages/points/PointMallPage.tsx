import { useHasPoints } from '@baize/features/points';
import { Suspense } from 'react';
import { PageHeading } from '../../site/parts/PageHeading.tsx';
import { ColumnsPage } from '../ColumnsPage.styles.ts';
import { PageBanner } from '../PageBanner.tsx';
import { PointHistory } from './memberParts.ts';
import { HistoryPanel, MallColumns } from './PointMallPage.styles.ts';
import { PointPurse } from './PointPurse.tsx';
import { Rewards } from './Rewards.tsx';

/** The point mall: rewards, and a member's points and history (REQ-020, REQ-215). */
export function PointMallPage() {
  const isMember = useHasPoints();
  return (
    <ColumnsPage>
      <PageBanner page="pointMall">
        <PageHeading />
      </PageBanner>
      <MallColumns>
        <PointPurse isMember={isMember} />
        <Rewards isMember={isMember} />
      </MallColumns>
      {isMember && (
        <Suspense fallback={<HistoryPanel aria-busy />}>
          <PointHistory />
        </Suspense>
      )}
    </ColumnsPage>
  );
}
