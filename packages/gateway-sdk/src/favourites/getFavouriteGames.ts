import { getFavouriteGames as operation } from '@baize/gateway-contract/client/favourites/getFavouriteGames';
import type { Game } from '../catalogue/catalogue.types.ts';
import { readGame } from '../catalogue/readGames.ts';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { numberedQuery, readContentPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';

const readGamesPage = readContentPage(readGame);

/** A page of the member's favourites, last added first (REQ-199). */
export const getFavouriteGames = (gateway: Gateway, asked: PageAsked = {}, options?: CallOptions): Answer<Page<Game>> =>
  gateway.call(
    operation,
    { query: { ...numberedQuery(asked), language: gateway.language() } },
    (wire) => readGamesPage(wire),
    options,
  );
