import { vendorIn } from '../../../site/routes/search/vendorCode.ts';

/** The filters of a page of games, read from its address; a missing or invalid one is off. */
export type RequestedGames = {
  readonly vendor: string | undefined;
  readonly subCategory: string | undefined;
  /** Trimmed (REQ-178); empty for all. */
  readonly name: string;
  readonly oneUnitBet: boolean;
  readonly manyLines: boolean;
  /** The member's own games instead of a sub-category. */
  readonly own: 'recent' | 'favourites' | undefined;
  /** From 1. */
  readonly page: number;
};

/** The longest name that the gateway searches for, in UTF-16 code units. */
export const LONGEST_NAME = 64;

/**
 * Parses `/rng?vassalage=&gameClassify=&gameName=&minBet=1&minLineNum=25&show=&pageNo=`; parameters are named as in the
 * gateway's queries where those have them.
 */
export const requestedGames = (search: URLSearchParams): RequestedGames => {
  const own = search.get('show');
  const page = search.get('pageNo') ?? '';
  return {
    vendor: vendorIn(search, 'vassalage'),
    subCategory: search.get('gameClassify') ?? undefined,
    name: (search.get('gameName') ?? '').trim().slice(0, LONGEST_NAME),
    oneUnitBet: search.get('minBet') === '1',
    manyLines: search.get('minLineNum') === '25',
    own: own === 'recent' || own === 'favourites' ? own : undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
};
