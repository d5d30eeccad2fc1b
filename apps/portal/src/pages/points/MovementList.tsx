import { usePointMovements, type PointMovement } from '@baize/features/points';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDateTime } from '../../site/words/useDateTime.ts';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import { HistoryPages } from './HistoryPages.tsx';
import { HistoryRow } from './PointMallPage.styles.ts';
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
  const [page, setPage] = useState(1);
  return (
    <HistoryPages
      list={usePointMovements(page)}
      rowsOf={(movements) => movements.map((movement) => <Row key={movement.id} {...movement} />)}
      page={page}
      onSelect={setPage}
      words={{
        failed: t({ id: 'points.movements.failed', message: 'Your point history could not be loaded' }),
        empty: t({ id: 'points.movements.none', message: 'No points earned or used yet' }),
        pages: t({ id: 'points.movements.pages', message: 'Pages of the point history' }),
      }}
    />
  );
}

function Row({ kind, points, balance, occurredAt }: PointMovement) {
  const { t, i18n } = useLingui();
  const count = useNumberFormat();
  const dateTime = useDateTime();
  const left = count(balance);
  return (
    <HistoryRow>
      <div>
        <strong>{i18n._(kindLabels[kind])}</strong>
        <small>{dateTime(occurredAt)}</small>
      </div>
      <div>
        <span data-came={points > 0 || undefined}>{bidiIsolate(points > 0 ? `+${count(points)}` : count(points))}</span>
        <small>{t({ id: 'points.left', message: `Balance: ${left}` })}</small>
      </div>
    </HistoryRow>
  );
}
