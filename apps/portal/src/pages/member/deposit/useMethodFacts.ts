import { formatLocale, numberFormat } from '@baize/domain/languages';
import type { PaymentMethod } from '@baize/features/payments';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../site/SiteContext.ts';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';

/** Returns a formatter of a share in hundredths of a per cent. */
export const usePercent = (): ((hundredths: number) => string) => {
  const { language, document } = useSite();
  const format = numberFormat(formatLocale(language, document.region), { style: 'percent', maximumFractionDigits: 2 });
  return (hundredths) => bidiIsolate(format.format(hundredths / 10_000));
};

/** Returns the sentences on a way to pay: its limits, its fee and its measured time. */
export const useMethodFacts = (currency: string) => {
  const { t } = useLingui();
  const exact = useExactMoney();
  const percent = usePercent();
  const money = (minor: string) => bidiIsolate(exact(minor, currency));
  return {
    limits: ({ lowest, highest }: Pick<PaymentMethod, 'lowest' | 'highest'>) => {
      const [least, most] = [money(lowest), money(highest)];
      return t({ id: 'deposit.limits', message: `From ${least} to ${most}` });
    },
    fee: ({ fee: { hundredths, lowest } }: Pick<PaymentMethod, 'fee'>) => {
      const [share, least] = [percent(hundredths), money(lowest)];
      if (hundredths === 0 && lowest === '0') return t({ id: 'deposit.fee.none', message: 'No fee' });
      if (hundredths === 0) return t({ id: 'deposit.fee.fixed', message: `Fee ${least}` });
      if (lowest === '0') return t({ id: 'deposit.fee.share', message: `Fee ${share}` });
      return t({ id: 'deposit.fee.both', message: `Fee ${share}, at least ${least}` });
    },
    time: ({ medianSeconds }: Pick<PaymentMethod, 'medianSeconds'>) => {
      if (medianSeconds === undefined) return t({ id: 'deposit.time.unknown', message: 'Time not measured yet' });
      const minutes = Math.max(1, Math.round(medianSeconds / 60));
      return t({
        id: 'deposit.time',
        message: plural(minutes, { one: 'Usually about # minute', other: 'Usually about # minutes' }),
      });
    },
  };
};
