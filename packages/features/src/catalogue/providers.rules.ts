import { groupByCategory, type CategoryCode } from '@baize/domain/categories';
import type { Vendor } from '@baize/gateway-sdk/catalogue';

/**
 * Each vendor once, with its games of all categories summed and the category where it has most. Sorted by games, most
 * first.
 */
export const providersOf = (vendors: readonly Vendor[]): readonly Vendor[] => {
  const providers = new Map<string, Vendor[]>();
  for (const vendor of groupByCategory(vendors).flatMap((group) => group.vendors))
    providers.set(vendor.vassalage, [...(providers.get(vendor.vassalage) ?? []), vendor]);
  return [...providers.values()].flatMap((same) => inAll(same)).toSorted((a, b) => (b.games ?? 0) - (a.games ?? 0));
};

const inAll = (same: readonly Vendor[]): Vendor[] => {
  const [most] = same.toSorted((a, b) => (b.games ?? 0) - (a.games ?? 0));
  return most === undefined ? [] : [{ ...most, games: gamesOf(same) }];
};

/** Sum of the vendors' games; undefined when the gateway counts none of them. */
const gamesOf = (vendors: readonly Vendor[]): number | undefined =>
  vendors.reduce<number | undefined>((sum, { games }) => (games === undefined ? sum : (sum ?? 0) + games), undefined);

/** Games per category; undefined for a category that the gateway does not count. */
export const categoryCounts = (vendors: readonly Vendor[]): ReadonlyMap<CategoryCode, number | undefined> =>
  new Map(groupByCategory(vendors).map((group) => [group.category, gamesOf(group.vendors)]));
