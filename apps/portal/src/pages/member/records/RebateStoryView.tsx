import type { Rebate } from '@baize/features/records';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { RecordAmount } from './RecordAmount.tsx';
import { RecordBadge } from './RecordBadge.tsx';
import { rebateBadges } from './recordLabels.ts';
import { StoryFigure } from './Records.styles.ts';
import { useCategoryName } from './useCategoryName.ts';
import { useDayText } from './useDayText.ts';
import { useRate } from './useRate.ts';

/** A rebate as a calculation: base × rate, rounded down. */
export function RebateStoryView({ rebate }: { readonly rebate: Rebate }) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const categoryName = useCategoryName();
  const { full } = useDayText();
  const rate = useRate();
  const { base, amount, currency, claimedAt } = rebate;
  const facts = [
    { id: 'category', label: t({ id: 'bets.category', message: 'Category' }), value: categoryName(rebate.gameType) },
    { id: 'day', label: t({ id: 'rebates.day', message: 'Day' }), value: full(rebate.day) },
    {
      id: 'base',
      label: t({ id: 'rebates.base', message: 'Stakes of the day' }),
      value: <RecordAmount minor={base} currency={currency} />,
    },
    { id: 'rate', label: t({ id: 'rebates.rate', message: 'Rate' }), value: `× ${rate(rebate.hundredths)}` },
    {
      id: 'amount',
      label: t({ id: 'rebates.amount', message: 'Rebate' }),
      value: <RecordAmount minor={amount} currency={currency} />,
    },
    {
      id: 'claimedAt',
      label: t({ id: 'rebates.claimedAt', message: 'Claimed on' }),
      value: claimedAt && dateTime(claimedAt),
    },
  ];
  return (
    <>
      <StoryFigure>
        <RecordAmount minor={amount} currency={currency} moves size="large" />
        <RecordBadge of={rebateBadges[rebate.status]} />
      </StoryFigure>
      <DescriptionList items={facts.filter(({ value }) => value !== undefined)} />
      <FormMessage tone="hint">
        {t({ id: 'rebates.rounding', message: 'The result is rounded down to the smallest unit of the currency.' })}
      </FormMessage>
    </>
  );
}
