import { useRedemptions, type Redemption, type RedemptionStatus } from '@baize/features/points';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDateTime } from '../../site/words/useDateTime.ts';
import { HistoryPages } from './HistoryPages.tsx';
import { HistoryRow } from './PointMallPage.styles.ts';
import { usePointText } from './usePointText.ts';

const statusLabels = {
  applying: msg({ id: 'points.status.applying', message: 'In review' }),
  rejected: msg({ id: 'points.status.rejected', message: 'Rejected: your points are back' }),
  approved: msg({ id: 'points.status.approved', message: 'Approved' }),
} as const satisfies Record<RedemptionStatus, unknown>;

/** The member's redemptions, page by page; their status is refetched (REQ-215). */
export function RedemptionList() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  return (
    <HistoryPages
      list={useRedemptions(page)}
      rowsOf={(redemptions) => redemptions.map((redemption) => <Row key={redemption.id} {...redemption} />)}
      page={page}
      onSelect={setPage}
      words={{
        failed: t({ id: 'points.redemptions.failed', message: 'Your redemptions could not be loaded' }),
        empty: t({ id: 'points.redemptions.none', message: 'You have not redeemed anything yet' }),
        pages: t({ id: 'points.redemptions.pages', message: 'Pages of redemptions' }),
      }}
    />
  );
}

function Row({ name, points, status, requestedAt }: Redemption) {
  const { i18n } = useLingui();
  const pointText = usePointText();
  const dateTime = useDateTime();
  return (
    <HistoryRow>
      <div>
        <strong>
          <bdi translate="no">{name}</bdi>
        </strong>
        <small>{dateTime(requestedAt)}</small>
      </div>
      <div>
        <span>{pointText(points)}</span>
        <span data-status={status}>{i18n._(statusLabels[status])}</span>
      </div>
    </HistoryRow>
  );
}
