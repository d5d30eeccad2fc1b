import { Suspense } from 'react';
import { PointHistory } from './memberParts.ts';
import { HistoryPanel, PointsStack } from './PointMallPage.styles.ts';
import { PointPurse } from './PointPurse.tsx';
import { Rewards } from './Rewards.tsx';

/** The point mall inside the member centre: points, rewards, and the member's history (REQ-215). */
export function PointsPage() {
  return (
    <PointsStack>
      <PointPurse isMember />
      <Rewards isMember />
      <Suspense fallback={<HistoryPanel aria-busy />}>
        <PointHistory />
      </Suspense>
    </PointsStack>
  );
}
