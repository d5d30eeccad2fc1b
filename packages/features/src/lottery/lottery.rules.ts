/** The group that is never listed (REQ-048). */
const UNLISTED_GROUP = 'KENO';

/** The vendors whose games stand in the groups of the menus; all others are other lotteries. */
const houseVendors: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);

/** The groups that a menu lists: all that have a game, but KENO (REQ-048). */
export const listedGroups = <G extends { readonly code: string; readonly games: readonly unknown[] }>(
  groups: readonly G[],
): readonly G[] => groups.filter(({ code, games }) => code !== UNLISTED_GROUP && games.length > 0);

/** The vendors of a lottery category whose games stand in no group (REQ-048). */
export const otherLotteries = <V extends { readonly vassalage: string }>(vendors: readonly V[]): readonly V[] =>
  vendors.filter(({ vassalage }) => !houseVendors.has(vassalage));
