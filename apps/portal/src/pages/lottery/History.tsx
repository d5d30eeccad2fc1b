import type { LotteryBoard } from '@baize/features/lottery';
import { Tabs } from '@baize/ui-kit/Tabs';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BetHistory } from './BetHistory.tsx';
import { LotteryPanel } from './LotteryPage.styles.ts';
import { ResultHistory } from './ResultHistory.tsx';

/** Tabs with the member's bets on a lottery and its results. */
export function History({ board }: { readonly board: LotteryBoard }) {
  const { t } = useLingui();
  const [shown, setShown] = useState('bets');
  const label = t({ id: 'lottery.history', message: 'Bets and results' });
  return (
    <LotteryPanel aria-label={label}>
      <Tabs
        label={label}
        selected={shown}
        onSelect={setShown}
        tabs={[
          {
            id: 'bets',
            label: t({ id: 'lottery.bets', message: 'My bets' }),
            content: <BetHistory code={board.code} />,
          },
          {
            id: 'results',
            label: t({ id: 'lottery.results', message: 'Results' }),
            content: <ResultHistory board={board} />,
          },
        ]}
      />
    </LotteryPanel>
  );
}
