import { useLeaderboard } from '@baize/features/promotions';
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '../../site/words/useMoney.ts';
import { AsidePart } from './AsidePart.tsx';
import { LeaderRow } from './PromotionsPage.styles.ts';

/** The players with the highest stakes of this week (REQ-212). */
export function Leaderboard() {
  const { t } = useLingui();
  const money = useMoney();
  const { view, retry } = useLeaderboard();
  const title = t({ id: 'promotions.leaders', message: 'Most staked this week' });
  return (
    <AsidePart
      title={title}
      view={view}
      failure={t({ id: 'promotions.leaders.failed', message: 'The leaderboard could not be loaded' })}
      onRetry={retry}
    >
      {view.state === 'ready' && view.entries.length === 0 && (
        <p>{t({ id: 'promotions.leaders.empty', message: 'Nobody has played yet this week. Be the first.' })}</p>
      )}
      {view.state === 'ready' && (
        <ol>
          {view.entries.map(({ player, amount }) => (
            <LeaderRow key={`${player} ${amount}`}>
              <bdi translate="no">{player}</bdi>
              <span>{money(amount, view.currency)}</span>
            </LeaderRow>
          ))}
        </ol>
      )}
    </AsidePart>
  );
}
