import type { RequestedGames } from './requestedGames.ts';

/** The query of the address that names a list: nothing of what does not narrow it. */
export function listQuery(games: RequestedGames): Readonly<Record<string, string>> {
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
}

/** A list narrowed otherwise, which begins at its first page. The member's own games have no sub-categories, bets or lines (REQ-178). */
export function narrowed(games: RequestedGames, change: Partial<RequestedGames>): RequestedGames {
  const next = { ...games, page: 1, ...change };
  if (change.own !== undefined) return { ...next, subCategory: undefined, oneUnitBet: false, manyLines: false };
  const isOfSlots = change.subCategory !== undefined || change.oneUnitBet === true || change.manyLines === true;
  return isOfSlots ? { ...next, own: undefined } : next;
}
