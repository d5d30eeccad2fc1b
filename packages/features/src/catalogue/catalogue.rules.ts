import { cdnAddresses } from '@baize/gateway-sdk';
import type { CategoryCode } from '@baize/domain/categories';
import type { Availability, Vendor } from '@baize/gateway-sdk/catalogue';

/** Vendors per category on home (REQ-175). */
export const HOME_VENDORS = 8;

/** Games per page of a list (REQ-179). */
export const GAMES_PER_PAGE = 15;

/** Filters of a game list. `oneUnitBet` and `manyLines` are the two switches of REQ-178. */
export type GameFilter = {
  readonly category: CategoryCode;
  readonly vendor?: string | undefined;
  /** SC, VP, JP, TG, AC or BG (REQ-177). */
  readonly subCategory?: string | undefined;
  readonly search?: string | undefined;
  /** Minimum bet of one unit of the account currency. */
  readonly oneUnitBet?: boolean | undefined;
  /** At least 25 lines. */
  readonly manyLines?: boolean | undefined;
  /** From 1. */
  readonly page?: number | undefined;
};

/** The query of a game list request; unset filters are omitted (REQ-178, REQ-184). The search is trimmed. */
export const gameListRequest = ({ category, vendor, subCategory, search, oneUnitBet, manyLines, page }: GameFilter) => {
  const gameName = search?.trim() ?? '';
  return {
    gameType: category,
    ...(vendor === undefined ? {} : { vassalage: vendor }),
    ...(subCategory === undefined ? {} : { gameClassify: subCategory }),
    ...(gameName === '' ? {} : { gameName }),
    ...(oneUnitBet === true ? { minBet: 1 } : {}),
    ...(manyLines === true ? { minLineNum: 25 } : {}),
    pageNo: page ?? 1,
    pageSize: GAMES_PER_PAGE,
  };
};

/** The first eight vendors of a category, for home (REQ-175). */
export const homeVendors = <V>(vendors: readonly V[]): readonly V[] => vendors.slice(0, HOME_VENDORS);

/** The vendor fields that a game card shows. */
export type CardVendor = Availability & Pick<Vendor, 'name'>;

type VendorGroups = readonly { readonly category: CategoryCode; readonly vendors: readonly Vendor[] }[];

/**
 * The vendor of a game. A vendor may be closed in one category and open in another; without an entry in the game's
 * category, only its name is known.
 */
export const vendorOfGame = (
  groups: VendorGroups | undefined,
  { vendor, category }: { readonly vendor: string; readonly category: string },
): CardVendor | undefined => {
  const isMaker = ({ vassalage }: Vendor) => vassalage === vendor;
  const own = groups?.find((group) => group.category === category)?.vendors.find(isMaker);
  if (own !== undefined) return own;
  const name = groups?.flatMap(({ vendors }) => vendors).find(isMaker)?.name;
  return name === undefined ? undefined : { name, status: 'open' };
};

/** The maintenance notice of a game card: the game's own, else its vendor's. */
export const cardMaintenance = (game: Availability, vendor: Availability | undefined) =>
  maintenanceOf(game) ?? (vendor && maintenanceOf(vendor));

/** Vendors that fit into a header panel (REQ-047). */
export const MENU_VENDORS = 14;

/** The vendors of a header panel. When there are more, the last place is left for the link to all of them (REQ-047). */
export const menuVendors = <V>(
  vendors: readonly V[],
): { readonly vendors: readonly V[]; readonly hasMore: boolean } => {
  const hasMore = vendors.length > MENU_VENDORS;
  return { vendors: vendors.slice(0, hasMore ? MENU_VENDORS - 1 : MENU_VENDORS), hasMore };
};

/** The maintenance notice of a card or tile; undefined while it is open (REQ-182). */
export const maintenanceOf = ({ status, maintenanceUntil: until }: Availability) =>
  status === 'maintenance' ? { until } : undefined;

/**
 * A vendor's small icons on each CDN, in the order to try; the icon of the selected state first (REQ-076, REQ-183,
 * D52).
 */
export const smallIcons = (
  { icon }: Pick<Vendor, 'icon'>,
  chosen: boolean,
  imageCdns: readonly string[],
): readonly string[] =>
  (chosen ? [icon.replace(/-DEFAULT\.png$/, '-ACTIVE.png'), icon] : [icon]).flatMap((path) =>
    cdnAddresses(imageCdns, path),
  );

/** The badge of a vendor: maintenance takes precedence over new (REQ-173, D19). */
export const badgeOf = (vendor: Pick<Vendor, keyof Availability | 'isNew'>): 'maintenance' | 'new' | undefined => {
  if (maintenanceOf(vendor) !== undefined) return 'maintenance';
  return vendor.isNew ? 'new' : undefined;
};
