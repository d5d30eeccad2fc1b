import { usePointMovements, type PointMovement } from '@baize/features/points';
import { AmountText } from '@baize/ui-kit/AmountText';
import type { RecordsColumn } from '@baize/ui-kit/RecordsTable';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RecordsPage } from '../../site/records/RecordsPage.tsx';
import { useNumberedPage } from '../../site/records/useNumberedPage.ts';
import { useDateTime } from '../../site/words/useDateTime.ts';
import { useNumberFormat } from './useNumberFormat.ts';

const kindLabels = {
  earned: msg({ id: 'points.kind.earned', message: 'Earned by play' }),
  takenBack: msg({ id: 'points.kind.takenBack', message: 'Taken back: a stake was returned' }),
  granted: msg({ id: 'points.kind.granted', message: 'Gift' }),
  redeemed: msg({ id: 'points.kind.redeemed', message: 'Used for a reward' }),
  returned: msg({ id: 'points.kind.returned', message: 'Returned: a reward was rejected' }),
  converted: msg({ id: 'points.kind.converted', message: 'Converted to money' }),
} as const satisfies Record<PointMovement['kind'], unknown>;

/** The history of the member's points, earned and spent, page by page (REQ-215). */
export function MovementList() {
  const { t } = useLingui();
  const paging = useNumberedPage();
  return (
    <RecordsPage
      records={usePointMovements(paging.page)}
      paging={paging}
      rowKey={({ id }) => id}
      columns={useMovementColumns()}
      words={{
        caption: t({ id: 'points.movements', message: 'Point history' }),
        failed: t({ id: 'points.movements.failed', message: 'Your point history could not be loaded' }),
        empty: t({ id: 'points.movements.none', message: 'No points earned or used yet' }),
        pages: t({ id: 'points.movements.pages', message: 'Pages of the point history' }),
      }}
    />
  );
}

const useMovementColumns = (): readonly RecordsColumn<PointMovement>[] => {
  const { t, i18n } = useLingui();
  const count = useNumberFormat();
  const dateTime = useDateTime();
  return [
    {
      id: 'kind',
      header: t({ id: 'points.movements.kind', message: 'Reason' }),
      cell: ({ kind }) => i18n._(kindLabels[kind]),
    },
    {
      id: 'time',
      header: t({ id: 'points.date', message: 'Date' }),
      card: 'line',
      cell: ({ occurredAt }) => dateTime(occurredAt),
    },
    {
      id: 'points',
      header: t({ id: 'points.points', message: 'Points' }),
      align: 'end',
      card: 'figure',
      width: 'medium',
      cell: ({ points }) => (
        <AmountText direction={points > 0 ? 'in' : points < 0 ? 'out' : 'none'} amount={count(Math.abs(points))} />
      ),
    },
    {
      id: 'balance',
      header: t({ id: 'points.balance', message: 'Balance' }),
      align: 'end',
      width: 'medium',
      cell: ({ balance }) => <AmountText amount={count(balance)} />,
    },
  ];
};
