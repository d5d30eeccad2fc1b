/** The eight game categories (REQ-001). */
export type CategoryCode = 'RNG' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'FISH' | 'LOTT' | 'ELOTT';

/** The modes in which lottery menus are loaded (REQ-174, D50). */
const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;

export type PrizeMode = (typeof prizeModes)[number];

/** The prize mode that a text names in any case, such as `Lott`; undefined for any other text (D50). */
export const prizeModeOf = (text: string): PrizeMode | undefined =>
  prizeModes.find((mode) => mode === text.toUpperCase());

/** The fields of a vendor that the rules below read: its code and the category from the gateway. */
export type VendorOfCategory = { readonly vassalage: string; readonly gameType: string };

/** The order in which vendor groups are shown (REQ-170, REQ-171). */
export const categoryOrder: readonly CategoryCode[] = [
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'ELOTT',
  'PVP',
  'FISH',
  'RNG',
  'LOTT',
];

/** Vendors that the gateway lists under SPORTS but that belong to ESPORTS (REQ-171). */
export const esportsVendors: readonly string[] = ['AV', 'IMES', 'IA', 'AI', 'TF'];

/** The vendors of the cockfight group within SPORTS (REQ-174, D50). */
const cockfightVendors: ReadonlySet<string> = new Set(['DS88', 'DIG']);

/** A category's vendors, split into those of the cockfight group and the others; both keep their order (D50). */
export const withCockfightSplit = <V extends VendorOfCategory>(
  vendors: readonly V[],
): { readonly others: readonly V[]; readonly cockfight: readonly V[] } => {
  const isCockfight = ({ gameType, vassalage }: V): boolean => gameType === 'SPORTS' && cockfightVendors.has(vassalage);
  return { others: vendors.filter((vendor) => !isCockfight(vendor)), cockfight: vendors.filter(isCockfight) };
};

/** True for the code of one of the eight categories. */
export const isCategoryCode = (value: unknown): value is CategoryCode => categoryOrder.some((code) => code === value);

/** Moves the esports vendors from SPORTS to ESPORTS (REQ-171); the order stays the same. */
export const withEsportsSplit = <V extends VendorOfCategory>(vendors: readonly V[]): V[] =>
  vendors.map((vendor) =>
    vendor.gameType === 'SPORTS' && esportsVendors.includes(vendor.vassalage)
      ? { ...vendor, gameType: 'ESPORTS' }
      : vendor,
  );

/** Vendors under their category, in the order of REQ-170; empty categories and unknown game types are left out. */
export const groupByCategory = <V extends VendorOfCategory>(
  vendors: readonly V[],
): { category: CategoryCode; vendors: V[] }[] => {
  const split = withEsportsSplit(vendors);
  return categoryOrder
    .map((category) => ({ category, vendors: split.filter(({ gameType }) => gameType === category) }))
    .filter((group) => group.vendors.length > 0);
};

/** ELOTT when the ELOTT category has a card of vendor TCG_LOTTO_VN or LOTT, else LOTT (REQ-172). */
export const prizeMode = (vendors: readonly VendorOfCategory[]): 'LOTT' | 'ELOTT' =>
  vendors.some(
    ({ gameType, vassalage }) => gameType === 'ELOTT' && (vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT'),
  )
    ? 'ELOTT'
    : 'LOTT';
