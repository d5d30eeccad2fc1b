import type { Vip } from '@baize/features/member';
import { Icon, fieldIcons } from '@baize/ui-kit/Icon';
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '../../../site/words/useMoney.ts';
import { RankEntry, RankEntries } from './RankList.styles.ts';

/** All ranks of the merchant, each with what it asks for and grants, and what is left to it. */
export function RankList({ vip: { level, ranks, staked, currency } }: { readonly vip: Vip }) {
  const { t } = useLingui();
  const money = useMoney();
  const label = t({ id: 'rank.all', message: 'All levels' });
  if (ranks.length === 0) return null;
  return (
    <RankEntries aria-label={label}>
      <h2>{label}</h2>
      <ol aria-label={label}>
        {ranks.map((rank) => {
          const from = money(rank.at, currency);
          const left = money((BigInt(rank.at) - BigInt(staked)).toString(), currency);
          return (
            <RankEntry key={rank.level} aria-current={rank.level === level ? 'step' : undefined}>
              <span data-state={rank.level <= level ? 'reached' : 'ahead'} aria-hidden="true">
                {rank.level <= level ? <Icon icon={fieldIcons.check} /> : <span>{rank.level}</span>}
              </span>
              <div>
                <p>{rank.name}</p>
                <small>
                  {rank.at === '0'
                    ? t({ id: 'rank.start', message: 'From the start' })
                    : t({ id: 'rank.stakes', message: `From ${from} in stakes` })}
                </small>
                {rank.benefits.length > 0 && (
                  <ul aria-label={t({ id: 'rank.benefits', message: 'Benefits' })}>
                    {rank.benefits.map((benefit) => (
                      <li key={benefit}>{benefit}</li>
                    ))}
                  </ul>
                )}
              </div>
              <small>
                {rank.level === level
                  ? t({ id: 'rank.current', message: 'You are here' })
                  : rank.level < level
                    ? t({ id: 'rank.passed', message: 'Reached' })
                    : t({ id: 'rank.left', message: `${left} to go` })}
              </small>
            </RankEntry>
          );
        })}
      </ol>
    </RankEntries>
  );
}
