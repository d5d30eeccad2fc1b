import { imageSources } from '@baize/gateway-sdk';
import type { Vendor } from '@baize/gateway-sdk/catalogue';

/**
 * The addresses of a vendor's picture, in the order to try: its own on each CDN, then its usual place there (REQ-076,
 * REQ-183). None stands twice, so that trying them comes to an end.
 */
export const vendorPictures = (
  { vassalage, icon }: Pick<Vendor, 'vassalage' | 'icon'>,
  imageCdns: readonly string[],
): readonly string[] =>
  imageSources(imageCdns, icon, imageCdns.length > 0 ? `VENDOR_ICON_SMALL/${vassalage}-DEFAULT.png` : undefined);
