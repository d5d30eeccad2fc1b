import type { CategoryCode } from '@baize/domain/categories';
import { useVendorMenu } from '@baize/features/catalogue';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { NavigationPanel, PanelEntries } from '@baize/ui-kit/NavigationPanel';
import { useLingui } from '@lingui/react/macro';
import { FailedPanel, EmptyPanel } from './PanelNotices.tsx';
import { ClaimSource } from '../../site/parts/ClaimSource.tsx';
import { useRebate } from './useRebate.ts';
import { useVendorEntry } from './useVendorEntry.ts';

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
