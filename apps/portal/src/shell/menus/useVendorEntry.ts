import type { CategoryCode } from '@baize/domain/categories';
import { badgeOf, menuPictures, type VendorMenu } from '@baize/features/catalogue';
import { useSession } from '@baize/features/session';
import type { PanelEntry } from '@baize/ui-kit/NavigationPanel';
import { useSite } from '../../site/SiteContext.ts';
import { vendorAction } from '../../pages/catalogue/games/vendorAction.ts';

/**
 * Returns a function that makes a vendor's entry in the panel of a category; it starts the vendor when pressed
 * (REQ-194).
 */
export const useVendorEntry = (
  category: CategoryCode,
  onNeedRealAccount: () => void,
): ((vendor: VendorMenu['vendors'][number]) => PanelEntry) => {
  const { session } = useSession();
  const { imageCdns } = useSite().effective;
  return (vendor) => ({
    ...vendorAction(vendor, session, onNeedRealAccount),
    name: vendor.name,
    pictures: menuPictures(category, vendor, imageCdns),
    badge: badgeOf(vendor),
  });
};
