import type { CategoryCode } from '@baize/domain/categories';
import { cdnAddresses, imageSources } from '@baize/gateway-sdk';
import type { Vendor } from '@baize/gateway-sdk/catalogue';
import { maintenanceOf } from './catalogue.rules.ts';

type Pictured = Pick<Vendor, 'vassalage' | 'icon'>;

/** The default path of a vendor's small icon, relative to a CDN. */
const smallIconOf = (vassalage: string): string => `VENDOR_ICON_SMALL/${vassalage}-DEFAULT.png`;

/**
 * Candidate URLs of a vendor's picture, in the order to try: its icon on each CDN, then the default path there
 * (REQ-076, REQ-183). Free of duplicates, so that a fallback loop ends.
 */
export const vendorPictures = ({ vassalage, icon }: Pictured, imageCdns: readonly string[]): readonly string[] =>
  imageSources(imageCdns, icon, imageCdns.length > 0 ? smallIconOf(vassalage) : undefined);

/**
 * Candidates for a specified picture: its path on each CDN, then the small icon. Without CDNs, the path is resolved
 * beside a small icon that has the default path.
 */
const picturesAt = (path: string, { vassalage, icon }: Pictured, imageCdns: readonly string[]): readonly string[] => {
  const usual = smallIconOf(vassalage);
  const beside = icon.endsWith(usual) ? [icon.slice(0, -usual.length) + path] : [];
  const first = imageCdns.length > 0 ? cdnAddresses(imageCdns, path) : beside;
  return [...new Set([...first, ...imageSources(imageCdns, icon)])];
};

/** A vendor's pictures in the drop-down menu of a category (REQ-183). */
export const menuPictures = (category: CategoryCode, vendor: Pictured, imageCdns: readonly string[]) =>
  picturesAt(`SUBMENU_IMG/STYLE4/${category}-${vendor.vassalage}.png`, vendor, imageCdns);

/** Codes in the file names of the slot strip's pictures, where they differ from the vendor's code (REQ-183). */
const slotStripCodes: Readonly<Record<string, string>> = { SB: 'SABA', LOTT: 'ELOTT' };

/** Tone of a slot strip picture: the state takes precedence over the scheme (D52). */
const toneOf = (vendor: Vendor, { scheme, chosen }: { scheme: 'dark' | 'light'; chosen: boolean }): string => {
  if (maintenanceOf(vendor) !== undefined) return 'GRAY';
  if (chosen) return 'PURPLE';
  return scheme === 'dark' ? 'WHITE' : 'COLOR2';
};

/** A vendor's pictures in the slot strip, for its state and the scheme (REQ-183, D52). */
export const slotStripPictures = (
  vendor: Vendor,
  look: { readonly scheme: 'dark' | 'light'; readonly chosen: boolean },
  imageCdns: readonly string[],
): readonly string[] => {
  const code = slotStripCodes[vendor.vassalage] ?? vendor.vassalage;
  return picturesAt(`RNG_LIST_VENDOR/${code}-${toneOf(vendor, look)}.png`, vendor, imageCdns);
};
