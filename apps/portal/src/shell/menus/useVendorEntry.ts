import type { CategoryCode } from '@baize/domain/categories';
import { badgeOf, menuPictures, type VendorMenu } from '@baize/features/catalogue';
import { useSession } from '@baize/features/session';
import type { PanelEntry } from '@baize/ui-kit/NavigationPanel';
import { useSite } from '../../app/SiteContext.ts';
import { vendorAction } from '../../pages/catalogue/games/vendorAction.ts';

/** Makes the entry of a vendor in the drop menu of a category; it does what starting the vendor leads to (REQ-194). */
export function useVendorEntry(
  category: CategoryCode,
  onNeedRealAccount: () => void,
): (vendor: VendorMenu['vendors'][number]) => PanelEntry {
  const { session } = useSession();
  const { imageCdns } = useSite().effective;
  return (vendor) => ({
    ...vendorAction(vendor, session, onNeedRealAccount),
    name: vendor.name,
    pictures: menuPictures(category, vendor, imageCdns),
    badge: badgeOf(vendor),
  });
}
