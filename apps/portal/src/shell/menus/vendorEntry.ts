import { badgeOf, type VendorMenu } from '@baize/features/catalogue';
import type { PanelEntry } from '@baize/ui-kit/NavigationPanel';

/** A vendor in a panel: leads to its games on the page of its category. */
export function vendorEntry(vendor: VendorMenu['vendors'][number], page: string): PanelEntry {
  return {
    href: `${page}?${new URLSearchParams({ vassalage: vendor.vassalage }).toString()}`,
    name: vendor.name,
    picture: vendor.icon,
    badge: badgeOf(vendor),
  };
}
