import type { CategoryCode } from '@baize/domain/categories';
import { dateTimeFormat, formatLocale, numberFormat } from '@baize/domain/languages';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../app/SiteContext.ts';

/** What a category pays back as the merchant claims it, and who says so since when; nothing where it claims none (D27). */
export function useRebate(category: CategoryCode): { readonly text: string; readonly source: string } | undefined {
  const { t } = useLingui();
  const { document: tenant, language } = useSite();
  const { claims } = tenant;
  const percents: Partial<Record<CategoryCode, number>> = claims?.rebatePercent ?? {};
  const share = percents[category];
  if (claims === undefined || share === undefined) return undefined;
  const locale = formatLocale(language, tenant.region);
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share / 100);
  const day = dateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(claims.asOf));
  return {
    text: t({ id: 'menus.rebate', message: `Rebate ${percent}` }),
    // Each in its own direction: in Arabic, a name in Latin letters would draw the date's figures to itself.
    source: [claims.source, day].map((part) => `\u2068${part}\u2069`).join(' · '),
  };
}
