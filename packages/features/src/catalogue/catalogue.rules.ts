import { cdnAddresses } from '@baize/gateway-sdk';
import type { CategoryCode } from '@baize/domain/categories';
import type { Availability, Vendor } from '@baize/gateway-sdk/catalogue';

/** How many vendors of a category home shows (REQ-175). */
export const HOME_VENDORS = 8;

/** How many games a page of the list has (REQ-179). */
export const GAMES_PER_PAGE = 15;

/** What a game list is narrowed by. `line` and `bet` are the two switches of REQ-178. */
export type GameFilter = {
  readonly category: CategoryCode;
  readonly vendor?: string | undefined;
  /** SC, VP, JP, TG, AC or BG (REQ-177). */
  readonly subCategory?: string | undefined;
  readonly search?: string | undefined;
  /** One unit of the account currency and above. */
  readonly oneUnitBet?: boolean | undefined;
  /** 25 lines and above. */
  readonly manyLines?: boolean | undefined;
  /** From 1. */
  readonly page?: number | undefined;
};

/** What is sent for a filter; what does not narrow is left out (REQ-178, REQ-184). The search is trimmed. */
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

/** The vendors of a category that home shows: the first eight (REQ-175). */
export const homeVendors = <V>(vendors: readonly V[]): readonly V[] => vendors.slice(0, HOME_VENDORS);

/** What a card shows of the vendor of its game. */
export type CardVendor = Availability & Pick<Vendor, 'name'>;

type VendorGroups = readonly { readonly category: CategoryCode; readonly vendors: readonly Vendor[] }[];

/**
 * The vendor of a game. A vendor may be closed in one category and open in another; where it has no entry in the game's
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

/** What stands on a card that cannot be played: its game is closed, or all of its vendor's. */
export const cardMaintenance = (game: Availability, vendor: Availability | undefined) =>
  maintenanceOf(game) ?? (vendor && maintenanceOf(vendor));

/** How many vendors a panel of the header has room for (REQ-047). */
export const MENU_VENDORS = 14;

/** The vendors that a panel of the header shows; where there are more, the last place is the way to all of them (REQ-047). */
export const menuVendors = <V>(
  vendors: readonly V[],
): { readonly vendors: readonly V[]; readonly hasMore: boolean } => {
  const hasMore = vendors.length > MENU_VENDORS;
  return { vendors: vendors.slice(0, hasMore ? MENU_VENDORS - 1 : MENU_VENDORS), hasMore };
};

/** What stands on a card or tile that cannot be played now; undefined where it can (REQ-182). */
export const maintenanceOf = ({ status, maintenanceUntil: until }: Availability) =>
  status === 'maintenance' ? { until } : undefined;

/** A vendor's small icons on each CDN, in the order to try: that of a chosen vendor first (REQ-076, REQ-183, D52). */
export const smallIcons = (
  { icon }: Pick<Vendor, 'icon'>,
  chosen: boolean,
  imageCdns: readonly string[],
): readonly string[] =>
  (chosen ? [icon.replace(/-DEFAULT\.png$/, '-ACTIVE.png'), icon] : [icon]).flatMap((path) =>
    cdnAddresses(imageCdns, path),
  );

/** What the badge of a vendor says: being closed counts before being new (REQ-173, D19). */
export const badgeOf = (vendor: Pick<Vendor, keyof Availability | 'isNew'>): 'maintenance' | 'new' | undefined => {
  if (maintenanceOf(vendor) !== undefined) return 'maintenance';
  return vendor.isNew ? 'new' : undefined;
};
