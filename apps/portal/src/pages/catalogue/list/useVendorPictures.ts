import { vendorPictures } from '@baize/features/catalogue';
import { useSite } from '../../../site/SiteContext.ts';

/** Returns the addresses of a vendor's picture on the CDNs that the merchant allows, in fallback order. */
export const useVendorPictures = (): ((vendor: Parameters<typeof vendorPictures>[0]) => readonly string[]) => {
  const { imageCdns } = useSite().effective;
  return (vendor) => vendorPictures(vendor, imageCdns);
};
