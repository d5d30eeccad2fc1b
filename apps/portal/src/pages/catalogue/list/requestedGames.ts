import { vendorIn } from '../../../routes/search/vendorCode.ts';

/** What a page of games is narrowed to; what its address does not say, or says wrongly, narrows nothing. */
export interface RequestedGames {
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
}

/** The longest name that the gateway looks for. */
export const LONGEST_NAME = 64;

/** Reads `/rng?vassalage=&gameClassify=&gameName=&minBet=1&minLineNum=25&show=&pageNo=`: the gateway's own words where it has them. */
export function requestedGames(search: URLSearchParams): RequestedGames {
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
}
