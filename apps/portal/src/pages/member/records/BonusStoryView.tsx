import { isWagerable, type BonusEntry } from '@baize/features/records';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../../../site/routes/paths.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { RecordAmount } from './RecordAmount.tsx';
import { RecordBadge } from './RecordBadge.tsx';
import { bonusBadges, bonusSources } from './recordLabels.ts';
import { StoryFigure } from './Records.styles.ts';
import { WageredBar } from './WageredBar.tsx';

/** A bonus with what is left to wager, and the promotion that paid it. */
export function BonusStoryView({ bonus }: { readonly bonus: BonusEntry }) {
  const { t, i18n } = useLingui();
  const dateTime = useDateTime();
  const { amount, required, currency, promotionId } = bonus;
  return (
    <>
      <StoryFigure>
        <RecordAmount minor={amount} currency={currency} moves size="large" />
        <RecordBadge of={bonusBadges[bonus.status]} />
      </StoryFigure>
      {isWagerable(bonus) && <WageredBar bonus={bonus} />}
      <DescriptionList
        items={[
          {
            id: 'source',
            label: t({ id: 'bonuses.source', message: 'Source' }),
            value: i18n._(bonusSources[bonus.source]),
          },
          { id: 'at', label: t({ id: 'bonuses.at', message: 'Paid on' }), value: dateTime(bonus.at) },
          {
            id: 'required',
            label: t({ id: 'bonuses.required', message: 'Wagering requirement' }),
            value: <RecordAmount minor={required} currency={currency} />,
          },
        ]}
      />
      {promotionId !== undefined && (
        <p>
          <TextLink href={`${hrefOf('promotions')}#${encodeURIComponent(promotionId)}`}>
            {t({ id: 'bonuses.promotionLink', message: 'See the promotion' })}
          </TextLink>
        </p>
      )}
    </>
  );
}
