import type { CategoryCode } from '@baize/domain/categories';
import { cdnAddresses, imageSources } from '@baize/gateway-sdk';
import type { Vendor } from '@baize/gateway-sdk/catalogue';
import { maintenanceOf } from './catalogue.rules.ts';

type Pictured = Pick<Vendor, 'vassalage' | 'icon'>;

/** The small icon's usual path, which ends the address that a gateway sends for it. */
const smallIconOf = (vassalage: string): string => `VENDOR_ICON_SMALL/${vassalage}-DEFAULT.png`;

/**
 * The addresses of a vendor's picture, in the order to try: its own on each CDN, then its usual place there (REQ-076,
 * REQ-183). None stands twice, so that trying them comes to an end.
 */
export const vendorPictures = ({ vassalage, icon }: Pictured, imageCdns: readonly string[]): readonly string[] =>
  imageSources(imageCdns, icon, imageCdns.length > 0 ? smallIconOf(vassalage) : undefined);

/** A specified picture on each CDN, then the small icon; without CDNs, beside the small icon where that has its usual path. */
const picturesAt = (path: string, { vassalage, icon }: Pictured, imageCdns: readonly string[]): readonly string[] => {
  const usual = smallIconOf(vassalage);
  const beside = icon.endsWith(usual) ? [icon.slice(0, -usual.length) + path] : [];
  const first = imageCdns.length > 0 ? cdnAddresses(imageCdns, path) : beside;
  return [...new Set([...first, ...imageSources(imageCdns, icon)])];
};

/** A vendor's pictures in the drop menu of a category (REQ-183). */
export const menuPictures = (category: CategoryCode, vendor: Pictured, imageCdns: readonly string[]) =>
  picturesAt(`SUBMENU_IMG/STYLE4/${category}-${vendor.vassalage}.png`, vendor, imageCdns);

/** The codes under which the slot strip's pictures are filed, where they differ from the vendor's (REQ-183). */
const slotStripCodes: Readonly<Record<string, string>> = { SB: 'SABA', LOTT: 'ELOTT' };

/** The tone of a picture in the slot strip: by state first, then by scheme (D52). */
const toneOf = (vendor: Vendor, { scheme, chosen }: { scheme: 'dark' | 'light'; chosen: boolean }): string => {
  if (maintenanceOf(vendor) !== undefined) return 'GRAY';
  if (chosen) return 'PURPLE';
  return scheme === 'dark' ? 'WHITE' : 'COLOR2';
};

/** A vendor's pictures in the slot strip, in the tone of its state and the scheme (REQ-183, D52). */
export const slotStripPictures = (
  vendor: Vendor,
  look: { readonly scheme: 'dark' | 'light'; readonly chosen: boolean },
  imageCdns: readonly string[],
): readonly string[] => {
  const code = slotStripCodes[vendor.vassalage] ?? vendor.vassalage;
  return picturesAt(`RNG_LIST_VENDOR/${code}-${toneOf(vendor, look)}.png`, vendor, imageCdns);
};
