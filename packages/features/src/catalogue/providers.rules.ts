import { groupByCategory, type CategoryCode } from '@baize/domain/categories';
import type { Vendor } from '@baize/gateway-sdk/catalogue';

/** Who makes the games, each once: with all its games, in the category where it has most of them. The one with the most games first. */
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

/** How many games some vendors have together; undefined where the gateway does not count them. */
const gamesOf = (vendors: readonly Vendor[]): number | undefined =>
  vendors.reduce<number | undefined>((sum, { games }) => (games === undefined ? sum : (sum ?? 0) + games), undefined);

/** How many games each category has. */
export const categoryCounts = (vendors: readonly Vendor[]): ReadonlyMap<CategoryCode, number | undefined> =>
  new Map(groupByCategory(vendors).map((group) => [group.category, gamesOf(group.vendors)]));
