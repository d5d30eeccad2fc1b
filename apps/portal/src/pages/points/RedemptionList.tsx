import { useRedemptions, type Redemption, type RedemptionStatus } from '@baize/features/points';
import type { RecordsColumn } from '@baize/ui-kit/RecordsTable';
import { StatusBadge, type StatusTone } from '@baize/ui-kit/StatusBadge';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RecordsPage } from '../../site/records/RecordsPage.tsx';
import { useNumberedPage } from '../../site/records/useNumberedPage.ts';
import { useDateTime } from '../../site/words/useDateTime.ts';
import { usePointText } from './usePointText.ts';

const statuses = {
  applying: { tone: 'waiting', label: msg({ id: 'points.status.applying', message: 'In review' }) },
  rejected: { tone: 'danger', label: msg({ id: 'points.status.rejected', message: 'Rejected: your points are back' }) },
  approved: { tone: 'success', label: msg({ id: 'points.status.approved', message: 'Approved' }) },
} as const satisfies Record<RedemptionStatus, { readonly tone: StatusTone; readonly label: unknown }>;

/** The member's redemptions, page by page; their status is refetched (REQ-215). */
export function RedemptionList() {
  const { t } = useLingui();
  const paging = useNumberedPage();
  return (
    <RecordsPage
      records={useRedemptions(paging.page)}
      paging={paging}
      rowKey={({ id }) => id}
      columns={useRedemptionColumns()}
      words={{
        caption: t({ id: 'points.redemptions', message: 'My redemptions' }),
        failed: t({ id: 'points.redemptions.failed', message: 'Your redemptions could not be loaded' }),
        empty: t({ id: 'points.redemptions.none', message: 'You have not redeemed anything yet' }),
        pages: t({ id: 'points.redemptions.pages', message: 'Pages of redemptions' }),
      }}
    />
  );
}

const useRedemptionColumns = (): readonly RecordsColumn<Redemption>[] => {
  const { t, i18n } = useLingui();
  const pointText = usePointText();
  const dateTime = useDateTime();
  return [
    {
      id: 'reward',
      header: t({ id: 'points.redemptions.reward', message: 'Reward' }),
      cell: ({ name }) => <span translate="no">{name}</span>,
    },
    {
      id: 'time',
      header: t({ id: 'points.date', message: 'Date' }),
      card: 'line',
      cell: ({ requestedAt }) => dateTime(requestedAt),
    },
    {
      id: 'points',
      header: t({ id: 'points.points', message: 'Points' }),
      align: 'end',
      card: 'figure',
      width: 'medium',
      cell: ({ points }) => pointText(points),
    },
    {
      id: 'status',
      header: t({ id: 'points.redemptions.status', message: 'Status' }),
      card: 'line',
      width: 'large',
      cell: ({ status }) => <StatusBadge word={i18n._(statuses[status].label)} tone={statuses[status].tone} />,
    },
  ];
};
