import type { Day } from '@baize/domain/days';
import { formatLocale, numberFormat } from '@baize/domain/languages';
import { toMajor } from '@baize/domain/money';
import type { ProfitDay } from '@baize/features/records';
import { Chart } from '@baize/ui-kit/Chart';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../site/SiteContext.ts';
import { useDayText } from './useDayText.ts';
import { useRecordMoney } from './useRecordMoney.ts';

type ProfitChartProps = {
  /** Each day of the filter in order. */
  readonly days: readonly { readonly day: Day; readonly profit: ProfitDay | undefined }[];
  readonly currency: string;
};

/** Net profit by day as bars: up for a gain, down for a loss. */
export function ProfitChart({ days, currency }: ProfitChartProps) {
  const { t } = useLingui();
  const { language, document } = useSite();
  const { full, short } = useDayText();
  const money = useRecordMoney();
  const ticks = numberFormat(formatLocale(language, document.region), { notation: 'compact' });
  const nets = days.map(({ profit }) => profit?.net ?? '0');
  return (
    <Chart
      heading="h2"
      label={t({ id: 'profit.chart', message: 'Net by day' })}
      pointHeader={t({ id: 'rebates.day', message: 'Day' })}
      asTable={t({ id: 'profit.asTable', message: 'As table' })}
      formatTick={(value) => ticks.format(value)}
      points={days.map(({ day }) => ({ id: day, label: full(day), short: short(day) }))}
      series={[
        {
          id: 'net',
          label: t({ id: 'records.net', message: 'Net' }),
          kind: 'bar',
          tone: 'sign',
          values: nets.map((net) => Number(toMajor(net, currency))),
          texts: nets.map((net) => money(net, currency)),
        },
      ]}
    />
  );
}
