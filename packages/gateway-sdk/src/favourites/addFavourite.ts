import { addFavourite as operation } from '@baize/gateway-contract/client/favourites/addFavourite';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { FavouriteGame } from './favourites.types.ts';

/** Adds a game to the favourites; one that is there already keeps its place (REQ-199). */
export const addFavourite = (
  gateway: Gateway,
  { id: nodeId, vendor, category: gameType }: FavouriteGame,
  options?: CallOptions,
): Answer<null> => gateway.call(operation, { body: { nodeId, vendor, gameType } }, () => null, options);
