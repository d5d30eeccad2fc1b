import type { CategoryCode } from '@baize/domain/categories';
import { slotStripPictures, smallIcons, type CategoryVendors } from '@baize/features/catalogue';
import { useSite } from '../../../app/SiteContext.ts';
import { useSchemeOnScreen } from '../../../shell/useScheme.ts';

type Vendor = CategoryVendors['vendors'][number];

/** The icons of a vendor in the strip over a list, in the order to try: slots have a picture for each scheme and state (D52). */
export function useStripIcons(category: CategoryCode): (vendor: Vendor, chosen: boolean) => readonly string[] {
  const { imageCdns } = useSite().effective;
  const scheme = useSchemeOnScreen();
  return (vendor, chosen) =>
    category === 'RNG'
      ? slotStripPictures(vendor, { scheme, chosen }, imageCdns)
      : smallIcons(vendor, chosen, imageCdns);
}
