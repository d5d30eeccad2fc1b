import type { MemberPageKey } from '@baize/domain/routes';
import type { ProfitDay } from '@baize/features/records';
import { useFlags } from '@baize/features/system';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { TextLink } from '@baize/ui-kit/Link';
import { SideSheet } from '@baize/ui-kit/SideSheet';
import { useLingui } from '@lingui/react/macro';
import { memberPage } from '../../../site/centre/memberPage.ts';
import { RecordAmount } from './RecordAmount.tsx';
import { StoryFigure, StoryStack } from './Records.styles.ts';
import { useDayText } from './useDayText.ts';
import { useProfitLabels } from './useProfitLabels.ts';

type ProfitDaySheetProps = { readonly profit: ProfitDay; readonly onClose: () => void };

/** A day of profit and loss as a calculation, with the way to its bets and movements. */
export function ProfitDaySheet({ profit, onClose }: ProfitDaySheetProps) {
  const { t } = useLingui();
  const { accountRecord } = useFlags();
  const { full } = useDayText();
  const labels = useProfitLabels();
  const { day, currency } = profit;
  const rows = (['won', 'bonus', 'rebate', 'staked', 'deposited', 'withdrawn'] as const).map((id) => ({
    id,
    label: labels[id],
    value: <RecordAmount minor={profit[id]} currency={currency} />,
  }));
  const recordOf = (page: MemberPageKey): string => `${memberPage(page)}?days=${day}..${day}`;
  return (
    <SideSheet open onClose={onClose} title={full(day)}>
      <StoryStack>
        <StoryFigure>
          <RecordAmount minor={profit.net} currency={currency} moves size="large" />
        </StoryFigure>
        <p>{t({ id: 'profit.formula', message: 'Net = prizes + bonuses + rebates − stakes' })}</p>
        <DescriptionList items={rows} />
        <p>
          <TextLink href={recordOf('personalHistoryCopy')}>
            {t({ id: 'profit.bets', message: 'Bets of this day' })}
          </TextLink>
        </p>
        {accountRecord && (
          <p>
            <TextLink href={recordOf('transactionHistory')}>
              {t({ id: 'profit.movements', message: 'Transactions of this day' })}
            </TextLink>
          </p>
        )}
      </StoryStack>
    </SideSheet>
  );
}
