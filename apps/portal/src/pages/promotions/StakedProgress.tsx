import { type Promotion, shareOf } from '@baize/features/promotions';
import { Progress } from '@baize/ui-kit/Progress';
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '../../site/words/useMoney.ts';

type StakedProgressProps = {
  readonly progress: NonNullable<Promotion['progress']>;
  readonly currency: string;
};

/** The progress towards the stakes that a promotion requires. */
export function StakedProgress({ progress, currency }: StakedProgressProps) {
  const { t } = useLingui();
  const money = useMoney();
  const done = money(progress.done, currency);
  const required = money(progress.required, currency);
  return (
    <Progress
      label={t({ id: 'promotions.staked', message: 'Staked so far' })}
      value={shareOf(progress)}
      text={t({ id: 'promotions.stakedOf', message: `${done} of ${required}` })}
    />
  );
}
