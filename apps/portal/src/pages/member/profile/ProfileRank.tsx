import type { Vip } from '@baize/features/member';
import { shareOf } from '@baize/features/promotions';
import { Progress } from '@baize/ui-kit/Progress';
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '../../../site/words/useMoney.ts';

type ProfileRankProps = Pick<Vip, 'staked' | 'currency'> & { readonly next: NonNullable<Vip['next']> };

/** The progress towards the next rank. */
export function ProfileRank({ staked, currency, next: { name, at } }: ProfileRankProps) {
  const { t } = useLingui();
  const money = useMoney();
  const done = money(staked, currency);
  const required = money(at, currency);
  return (
    <Progress
      label={t({ id: 'profile.nextRank', message: `Next: ${name}` })}
      value={shareOf({ done: staked, required: at })}
      text={t({ id: 'profile.staked', message: `${done} of ${required}` })}
    />
  );
}
