import { useRebates, type Rebate } from '@baize/features/records';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { RecordsTable, type RecordsColumn } from '@baize/ui-kit/RecordsTable';
import { SideSheet } from '@baize/ui-kit/SideSheet';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { RecordsStack, RecordsTotals } from '../../../site/records/RecordsPage.styles.ts';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { GamesLink } from './FirstStep.tsx';
import { RebateClaim } from './RebateClaim.tsx';
import { RebateStoryView } from './RebateStoryView.tsx';
import { RecordAmount } from './RecordAmount.tsx';
import { RatesPart, StoryStack } from './Records.styles.ts';
import { useCategoryName } from './useCategoryName.ts';
import { useDayText } from './useDayText.ts';
import { useOpenedRow } from '../../../site/routes/useOpenedRow.ts';
import { useRate } from './useRate.ts';

const keyOf = ({ day, gameType }: Rebate): string => `${day}.${gameType}`;

/** The rebates of the last days: base × rate of each category, which the member claims once the day is over (D20). */
export function RebatePage() {
  const { t } = useLingui();
  const rebates = useRebates();
  const rate = useRate();
  const categoryName = useCategoryName();
  const columns = useRebateColumns();
  const { full } = useDayText();
  const row = useOpenedRow();
  const opened = rebates.data?.rebates.find((rebate) => keyOf(rebate) === row.key);
  const table = {
    caption: t({ id: 'rebates.caption', message: 'Your rebates' }),
    columns,
    rowKey: keyOf,
    group: { keyOf: ({ day }: Rebate) => day, header: full },
  };
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'rebates.failed', message: 'Your rebates could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <RecordsStack>
      <FormMessage tone="hint">
        {t({
          id: 'rebates.terms',
          message:
            'A share of your stakes of each day, whether you won or not. Claim it once the day is over, within seven days.',
        })}
      </FormMessage>
      <LoadedContent
        of={rebates}
        loading={<RecordsTable {...table} rows={[]} status="loading" />}
        failed={renderFailure}
      >
        {({ rebates: rows, rates, claimable, currency }) => (
          <>
            <RecordsTotals>
              <div>
                <dt>{t({ id: 'rebates.claimable', message: 'Can be claimed' })}</dt>
                <dd>
                  <RecordAmount minor={claimable} currency={currency} />
                </dd>
              </div>
            </RecordsTotals>
            <RecordsTable
              {...table}
              rows={rows}
              onOpen={(rebate) => row.open(keyOf(rebate))}
              empty={
                <StatusScreen
                  compact
                  kind="empty"
                  title={t({ id: 'rebates.none', message: 'You have not placed a bet in the last days' })}
                  action={<GamesLink />}
                />
              }
            />
            <RatesPart>
              <h2>{t({ id: 'rebates.rates', message: 'Rates' })}</h2>
              <DescriptionList
                items={rates.map(({ gameType, hundredths }) => ({
                  id: gameType,
                  label: categoryName(gameType),
                  value: rate(hundredths),
                }))}
              />
            </RatesPart>
          </>
        )}
      </LoadedContent>
      {opened && (
        <SideSheet open onClose={row.close} title={t({ id: 'movements.rebate', message: 'Rebate' })}>
          <StoryStack>
            <RebateStoryView rebate={opened} />
          </StoryStack>
        </SideSheet>
      )}
    </RecordsStack>
  );
}

const useRebateColumns = (): readonly RecordsColumn<Rebate>[] => {
  const { t } = useLingui();
  const { full } = useDayText();
  const rate = useRate();
  const categoryName = useCategoryName();
  return [
    {
      id: 'category',
      header: t({ id: 'bets.category', message: 'Category' }),
      cell: ({ gameType }) => categoryName(gameType),
    },
    { id: 'day', header: t({ id: 'rebates.day', message: 'Day' }), card: 'none', cell: ({ day }) => full(day) },
    {
      id: 'base',
      header: t({ id: 'rebates.base', message: 'Stakes of the day' }),
      align: 'end',
      cell: ({ base, currency }) => <RecordAmount minor={base} currency={currency} />,
    },
    {
      id: 'rate',
      header: t({ id: 'rebates.rate', message: 'Rate' }),
      align: 'end',
      width: 'small',
      cell: ({ hundredths }) => `× ${rate(hundredths)}`,
    },
    {
      id: 'amount',
      header: t({ id: 'rebates.amount', message: 'Rebate' }),
      align: 'end',
      card: 'figure',
      cell: ({ amount, currency }) => <RecordAmount minor={amount} currency={currency} />,
    },
    {
      id: 'status',
      header: t({ id: 'records.status', message: 'Status' }),
      card: 'line',
      cell: (rebate) => <RebateClaim rebate={rebate} />,
    },
  ];
};
