import { formatLocale, numberFormat } from '@baize/domain/languages';
import { FigureList } from '@baize/ui-kit/FigureList';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../site/SiteContext.ts';
import { ClaimSource } from '../../../site/parts/ClaimSource.tsx';

const SECONDS = { style: 'unit', unit: 'second', unitDisplay: 'short' } as const;

/** The merchant's figures with their source and date; null when the tenant document has none (REQ-055, D27). */
export function HomeClaims() {
  const { t } = useLingui();
  const { document: tenant, language } = useSite();
  const { brandName, claims, region } = tenant;
  if (claims === undefined) return null;
  const locale = formatLocale(language, region);
  const seconds = numberFormat(locale, SECONDS);
  const count = numberFormat(locale, {});
  const figures = [
    {
      id: 'deposit',
      label: t({ id: 'lobby.deposit', message: 'Average deposit time' }),
      figure: claims.depositSeconds,
      format: seconds,
    },
    {
      id: 'withdraw',
      label: t({ id: 'lobby.withdraw', message: 'Average withdrawal time' }),
      figure: claims.withdrawSeconds,
      format: seconds,
    },
    {
      id: 'partners',
      label: t({ id: 'lobby.partners', message: 'Payment partners' }),
      figure: claims.paymentPartners,
      format: count,
    },
    {
      id: 'providers',
      label: t({ id: 'lobby.providers', message: 'Game providers' }),
      figure: claims.gameProviders,
      format: count,
    },
  ].flatMap(({ id, label, figure, format }) =>
    figure === undefined ? [] : [{ id, label, value: format.format(figure) }],
  );
  if (figures.length === 0) return null;
  const title = t({ id: 'lobby.figures', message: `${brandName} in figures` });
  return <FigureList title={title} source={<ClaimSource claims={claims} />} figures={figures} />;
}
