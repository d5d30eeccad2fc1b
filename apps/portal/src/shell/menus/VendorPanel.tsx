import type { CategoryCode } from '@baize/domain/categories';
import { useVendorMenu } from '@baize/features/catalogue';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { NavigationPanel, PanelEntries } from '@baize/ui-kit/NavigationPanel';
import { useLingui } from '@lingui/react/macro';
import { FailedPanel, EmptyPanel } from './PanelNotices.tsx';
import { ClaimSource } from '../../site/parts/ClaimSource.tsx';
import { useVendorEntry } from './useVendorEntry.ts';
import { formatLocale, numberFormat } from '@baize/domain/languages';
import type { Claims } from '@baize/tenant/document';
import { useSite } from '../../site/SiteContext.ts';

type VendorPanelProps = {
  readonly category: CategoryCode;
  readonly place: NavigationItem;
  readonly onNeedRealAccount: () => void;
};

/** The vendors of a category and its rebate, at most fourteen tiles (REQ-047, REQ-049). */
export function VendorPanel({ category, place: { href, label }, onNeedRealAccount }: VendorPanelProps) {
  const { t } = useLingui();
  const { state, vendors, hasMore, retry } = useVendorMenu(category);
  const rebate = useRebate(category);
  const entries = vendors.map(useVendorEntry(category, onNeedRealAccount));
  const all = { href, name: t({ id: 'menus.moreVendors', message: 'More' }), icon: 'more' } as const;
  return (
    <NavigationPanel
      head={{ href, label: t({ id: 'menus.all', message: `${label}: see all` }) }}
      note={rebate?.text}
      source={rebate && <ClaimSource claims={rebate.claims} />}
    >
      {state === 'empty' && <EmptyPanel />}
      {state === 'failed' && <FailedPanel onRetry={retry} />}
      {(state === 'loading' || state === 'ready') && (
        <PanelEntries
          label={t({ id: 'menus.vendors', message: `Providers: ${label}` })}
          awaited={state === 'loading'}
          entries={hasMore ? [...entries, all] : entries}
        />
      )}
    </NavigationPanel>
  );
}

/** The share of stakes that a category pays back by the merchant's claims, if any (D27). */
const useRebate = (category: CategoryCode): { readonly text: string; readonly claims: Claims } | undefined => {
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
