import type { RequestedGames } from './requestedGames.ts';

/** The query of a list's address. Filters that are off are left out. */
export const listQuery = (games: RequestedGames): Readonly<Record<string, string>> => {
  const { vendor, subCategory, name, oneUnitBet, manyLines, own, page } = games;
  return {
    ...(vendor !== undefined && { vassalage: vendor }),
    ...(own !== undefined && { show: own }),
    ...(subCategory !== undefined && { gameClassify: subCategory }),
    ...(name.trim() !== '' && { gameName: name.trim() }),
    ...(oneUnitBet && { minBet: '1' }),
    ...(manyLines && { minLineNum: '25' }),
    ...(page > 1 && { pageNo: String(page) }),
  };
};

/**
 * Returns the filters with `change` applied, at page 1 unless it names another. The member's own games have no
 * sub-categories, bets or lines (REQ-178), so that setting one side clears the other.
 */
export const withFilters = (games: RequestedGames, change: Partial<RequestedGames>): RequestedGames => {
  const next = { ...games, page: 1, ...change };
  if (change.own !== undefined) return { ...next, subCategory: undefined, oneUnitBet: false, manyLines: false };
  const isOfSlots = change.subCategory !== undefined || change.oneUnitBet === true || change.manyLines === true;
  return isOfSlots ? { ...next, own: undefined } : next;
};
