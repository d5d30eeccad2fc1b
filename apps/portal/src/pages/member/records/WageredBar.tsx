import { wageringOf, type BonusEntry } from '@baize/features/records';
import { Progress } from '@baize/ui-kit/Progress';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useRecordMoney } from './useRecordMoney.ts';

/** The amount that is left to wager for a bonus, as a bar and in figures. */
export function WageredBar({ bonus }: { readonly bonus: BonusEntry }) {
  const { t } = useLingui();
  const money = useRecordMoney();
  const { done, share } = wageringOf(bonus);
  const [wagered, required, left] = [done, bonus.required, bonus.left].map((amount) =>
    bidiIsolate(money(amount, bonus.currency)),
  );
  return (
    <Progress
      label={
        bonus.left === '0'
          ? t({ id: 'bonuses.allWagered', message: 'All wagered' })
          : t({ id: 'bonuses.left', message: `${left} left to wager` })
      }
      value={share}
      text={t({ id: 'bonuses.wageredOf', message: `${wagered} of ${required}` })}
    />
  );
}
