/** The group that menus leave out (REQ-048). */
const UNLISTED_GROUP = 'KENO';

/** Vendors whose games are listed in the menus' groups; all others count as other lotteries. */
const houseVendors: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);

/** The groups of a menu: those with at least one game, without KENO (REQ-048). */
export const listedGroups = <G extends { readonly code: string; readonly games: readonly unknown[] }>(
  groups: readonly G[],
): readonly G[] => groups.filter(({ code, games }) => code !== UNLISTED_GROUP && games.length > 0);

/** The vendors of a lottery category whose games are in no group (REQ-048). */
export const otherLotteries = <V extends { readonly vassalage: string }>(vendors: readonly V[]): readonly V[] =>
  vendors.filter(({ vassalage }) => !houseVendors.has(vassalage));
