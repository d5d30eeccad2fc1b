import type { ValueOf } from '@baize/gateway-contract/client';
import { getFavouriteGames as operation } from '@baize/gateway-contract/client/favourites/getFavouriteGames';
import type { GamePage } from '../catalogue/catalogue.types.ts';
import { readGames } from '../catalogue/readGames.ts';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

const readPage = ({ content, ...page }: ValueOf<'getFavouriteGames'>): GamePage => ({
  ...page,
  games: readGames({ list: content }),
});

/** A page of the member's favourites, last added first; pages start at 1 (REQ-199). */
export const getFavouriteGames = (
  gateway: Gateway,
  { pageNo }: { readonly pageNo: number },
  options?: CallOptions,
): Answer<GamePage> => gateway.call(operation, { query: { pageNo, language: gateway.language() } }, readPage, options);
