import type { CategoryCode } from '@baize/domain/categories';
import { slotStripPictures, smallIcons, type CategoryVendors } from '@baize/features/catalogue';
import { useSite } from '../../../site/SiteContext.ts';
import { useSchemeOnScreen } from '../../../site/parts/useScheme.ts';

type Vendor = CategoryVendors['vendors'][number];

/**
 * Returns a vendor's icon addresses for the strip above a list, in fallback order; slots have a picture per scheme and
 * state (D52).
 */
export const useStripIcons = (category: CategoryCode): ((vendor: Vendor, chosen: boolean) => readonly string[]) => {
  const { imageCdns } = useSite().effective;
  const scheme = useSchemeOnScreen();
  return (vendor, chosen) =>
    category === 'RNG'
      ? slotStripPictures(vendor, { scheme, chosen }, imageCdns)
      : smallIcons(vendor, chosen, imageCdns);
};
