import type { PaymentMethods } from '@baize/features/payments';
import { RadioGroup } from '@baize/ui-kit/RadioGroup';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import type { PlannedDeposit } from './depositWish.ts';
import { usePercent } from './useMethodFacts.ts';

type PromotionFieldProps = {
  readonly methods: PaymentMethods;
  readonly plan: PlannedDeposit;
  readonly onChoose: (id: string | undefined) => void;
};

const NONE = '';

/** The promotions of a deposit as a choice of one or none, each with what must be wagered for it. */
export function PromotionField({ methods, plan, onChoose }: PromotionFieldProps) {
  const { t } = useLingui();
  const { currency, promotions, depositTimes } = methods;
  const exact = useExactMoney();
  const percent = usePercent();
  const money = (minor: string) => bidiIsolate(exact(minor, currency));
  return (
    <RadioGroup
      name="promotionId"
      label={t({ id: 'deposit.promotion', message: 'Promotion' })}
      defaultValue={plan.promotion?.id ?? NONE}
      onChange={(id) => onChoose(id === NONE ? undefined : id)}
      options={[
        {
          value: NONE,
          label: t({ id: 'deposit.promotion.none', message: 'No promotion' }),
          detail: t({
            id: 'deposit.promotion.none.terms',
            message: plural(depositTimes, {
              one: 'You wager the deposit # time before you can withdraw.',
              other: 'You wager the deposit # times before you can withdraw.',
            }),
          }),
        },
        ...promotions.map(({ id, title, hundredths, highest, lowestDeposit, timesTurnover }) => {
          const [share, most, least] = [percent(hundredths), money(highest), money(lowestDeposit)];
          return {
            value: id,
            label: <bdi>{title}</bdi>,
            detail: t({
              id: 'deposit.promotion.terms',
              message: plural(timesTurnover, {
                one: `${share} bonus, up to ${most}, from a deposit of ${least}. You wager deposit and bonus # time before you can withdraw.`,
                other: `${share} bonus, up to ${most}, from a deposit of ${least}. You wager deposit and bonus # times before you can withdraw.`,
              }),
            }),
          };
        }),
      ]}
    />
  );
}
