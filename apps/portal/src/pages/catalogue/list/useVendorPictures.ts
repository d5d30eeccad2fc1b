import { vendorPictures } from '@baize/features/catalogue';
import { useStartUp } from '@baize/features/system';

/** The addresses of a vendor's picture on the merchant's CDNs, in the order to try. */
export function useVendorPictures(): (vendor: Parameters<typeof vendorPictures>[0]) => readonly string[] {
  const cdns = useStartUp().startUp?.imageCdns ?? [];
  return (vendor) => vendorPictures(vendor, cdns);
}
