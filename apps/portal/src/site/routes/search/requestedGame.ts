import { isCategoryCode, type CategoryCode } from '@baize/domain/categories';

export type RequestedGame = {
  readonly vendor: string;
  readonly code: string;
  readonly category: CategoryCode;
  readonly demo: boolean;
};

/** Parses `/seamless?vassalage=&gameCode=&gameType=&mode=`; undefined when it names no game. */
export const requestedGame = (search: URLSearchParams): RequestedGame | undefined => {
  const vendor = search.get('vassalage') ?? '';
  const code = search.get('gameCode') ?? '';
  const category = search.get('gameType') ?? 'RNG';
  if (vendor === '' || code === '' || !isCategoryCode(category)) return undefined;
  return { vendor, code, category, demo: search.get('mode') === 'demo' };
};
