import { Tabs } from '@baize/ui-kit/Tabs';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MovementList } from './MovementList.tsx';
import { HistoryPanel } from './PointMallPage.styles.ts';
import { RedemptionList } from './RedemptionList.tsx';

/** Tabs with the member's redemptions and the history of points. */
export function PointHistory() {
  const { t } = useLingui();
  const [shown, setShown] = useState('redemptions');
  const label = t({ id: 'points.history', message: 'Redemptions and history' });
  return (
    <HistoryPanel aria-label={label}>
      <Tabs
        label={label}
        selected={shown}
        onSelect={setShown}
        tabs={[
          {
            id: 'redemptions',
            label: t({ id: 'points.redemptions', message: 'My redemptions' }),
            content: <RedemptionList />,
          },
          {
            id: 'movements',
            label: t({ id: 'points.movements', message: 'Point history' }),
            content: <MovementList />,
          },
        ]}
      />
    </HistoryPanel>
  );
}
