import { vendorPictures } from '@baize/features/catalogue';
import { useSite } from '../../../app/SiteContext.ts';

/** The addresses of a vendor's picture on the CDNs that the merchant lets in, in the order to try. */
export function useVendorPictures(): (vendor: Parameters<typeof vendorPictures>[0]) => readonly string[] {
  const { imageCdns } = useSite().effective;
  return (vendor) => vendorPictures(vendor, imageCdns);
}
