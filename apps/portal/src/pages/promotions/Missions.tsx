import { shareOf, useMissions } from '@baize/features/promotions';
import { Progress } from '@baize/ui-kit/Progress';
import { formatLocale, numberFormat } from '@baize/domain/languages';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../site/SiteContext.ts';
import { useMoney } from '../../site/words/useMoney.ts';
import { AsidePart } from './AsidePart.tsx';

/** The member's missions of today and this week, with their progress (REQ-212). */
export function Missions() {
  const { t } = useLingui();
  const { language, document } = useSite();
  const money = useMoney();
  const count = numberFormat(formatLocale(language, document.region), {});
  const { view, retry } = useMissions();
  const title = t({ id: 'promotions.missions', message: 'Your missions' });
  return (
    <AsidePart
      title={title}
      view={view}
      failure={t({ id: 'promotions.missions.failed', message: 'Your missions could not be loaded' })}
      onRetry={retry}
    >
      {view.state === 'ready' && view.missions.length === 0 && (
        <p>{t({ id: 'promotions.missions.none', message: 'There are no missions at the moment.' })}</p>
      )}
      {view.state === 'ready' && view.missions.length > 0 && (
        <ul>
          {view.missions.map((mission) => {
            const say = (amount: string) =>
              mission.unit === 'money' ? money(amount, view.currency) : count.format(Number(amount));
            const done = say(mission.done);
            const required = say(mission.required);
            return (
              <li key={mission.id}>
                <Progress
                  label={mission.title}
                  value={shareOf(mission)}
                  text={t({ id: 'promotions.missions.done', message: `${done} of ${required}` })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </AsidePart>
  );
}
