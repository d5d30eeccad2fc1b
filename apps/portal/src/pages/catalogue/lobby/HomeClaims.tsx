import { formatLocale, numberFormat } from '@baize/domain/languages';
import { usePaymentTimes } from '@baize/features/payments';
import { FigureList } from '@baize/ui-kit/FigureList';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../site/SiteContext.ts';
import { ClaimSource } from '../../../site/parts/ClaimSource.tsx';
import { MeasuredSource } from './MeasuredSource.tsx';

const SECONDS = { style: 'unit', unit: 'second', unitDisplay: 'short' } as const;
const MINUTES = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
/** Longer times are shown in minutes. */
const LONGEST_IN_SECONDS = 120;

/**
 * Figures about the merchant: the times of payments as its gateway measured them, else as the merchant claims them, and
 * its other claims, each with source and date. Null when there is neither (REQ-055, D27).
 */
export function HomeClaims() {
  const { t } = useLingui();
  const { document: tenant, language } = useSite();
  const { brandName, claims, region } = tenant;
  const { times } = usePaymentTimes();
  const locale = formatLocale(language, region);
  const count = numberFormat(locale, {});
  const duration = (seconds: number): string =>
    seconds < LONGEST_IN_SECONDS
      ? numberFormat(locale, SECONDS).format(seconds)
      : numberFormat(locale, MINUTES).format(Math.round(seconds / 60));
  const claimed = [
    {
      id: 'deposit',
      label: t({ id: 'lobby.deposit', message: 'Average deposit time' }),
      figure: claims?.depositSeconds,
      measured: times?.deposit,
      format: duration,
    },
    {
      id: 'withdraw',
      label: t({ id: 'lobby.withdraw', message: 'Average withdrawal time' }),
      figure: claims?.withdrawSeconds,
      measured: times?.withdrawal,
      format: duration,
    },
    {
      id: 'partners',
      label: t({ id: 'lobby.partners', message: 'Payment partners' }),
      figure: claims?.paymentPartners,
      measured: undefined,
      format: (figure: number) => count.format(figure),
    },
    {
      id: 'providers',
      label: t({ id: 'lobby.providers', message: 'Game providers' }),
      figure: claims?.gameProviders,
      measured: undefined,
      format: (figure: number) => count.format(figure),
    },
  ];
  const figures = claimed.flatMap(({ id, label, figure, measured, format }) => {
    const value = measured?.seconds ?? figure;
    return value === undefined ? [] : [{ id, label, value: format(value) }];
  });
  if (figures.length === 0) return null;
  const isClaimed = claimed.some(({ figure, measured }) => measured === undefined && figure !== undefined);
  const title = t({ id: 'lobby.figures', message: `${brandName} in figures` });
  const source = (
    <>
      {times && <MeasuredSource times={times} />}
      {times && isClaimed && <br />}
      {claims && isClaimed && <ClaimSource claims={claims} />}
    </>
  );
  return <FigureList title={title} source={source} figures={figures} />;
}
