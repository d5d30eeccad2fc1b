import type { CategoryCode } from '@baize/domain/categories';
import { formatLocale, numberFormat } from '@baize/domain/languages';
import { useLingui } from '@lingui/react/macro';
import type { Claims } from '@baize/tenant/document';
import { useSite } from '../../site/SiteContext.ts';

/** The share of stakes that a category pays back by the merchant's claims, if any (D27). */
export const useRebate = (category: CategoryCode): { readonly text: string; readonly claims: Claims } | undefined => {
  const { t } = useLingui();
  const { document: tenant, language } = useSite();
  const { claims } = tenant;
  const percents: Partial<Record<CategoryCode, number>> = claims?.rebatePercent ?? {};
  const share = percents[category];
  if (claims === undefined || share === undefined) return undefined;
  const locale = formatLocale(language, tenant.region);
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share / 100);
  return { text: t({ id: 'menus.rebate', message: `Rebate ${percent}` }), claims };
};
