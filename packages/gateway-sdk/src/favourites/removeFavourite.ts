import { removeFavourite as operation } from '@baize/gateway-contract/client/favourites/removeFavourite';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { FavouriteGame } from './favourites.types.ts';

/** Removes a game from the favourites; no error when it is not among them (REQ-199). */
export const removeFavourite = (
  gateway: Gateway,
  { id: nodeId, vendor, category: gameType }: FavouriteGame,
  options?: CallOptions,
): Answer<null> => gateway.call(operation, { query: { nodeId, vendor, gameType } }, () => null, options);
