import { useLeaderboard } from '@baize/features/promotions';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AsidePart } from './AsidePart.tsx';
import { LeaderRow } from './PromotionsPage.styles.ts';

/** The players who finished most missions this week, whatever they staked (REQ-212). */
export function Leaderboard() {
  const { t } = useLingui();
  const { view, retry } = useLeaderboard();
  const title = t({ id: 'missions.leaders', message: 'Most missions this week' });
  return (
    <AsidePart
      title={title}
      view={view}
      failure={t({ id: 'promotions.leaders.failed', message: 'The leaderboard could not be loaded' })}
      onRetry={retry}
    >
      {view.state === 'ready' && view.entries.length === 0 && (
        <p>{t({ id: 'missions.leaders.empty', message: 'Nobody has finished a mission this week. Be the first.' })}</p>
      )}
      {view.state === 'ready' && view.entries.length > 0 && (
        <ol>
          {view.entries.map(({ place, player, missions }) => (
            <LeaderRow key={place}>
              <bdi translate="no">{player}</bdi>
              <span>
                {t({
                  id: 'missions.leaders.count',
                  message: plural(missions, { one: '# mission', other: '# missions' }),
                })}
              </span>
            </LeaderRow>
          ))}
        </ol>
      )}
    </AsidePart>
  );
}
