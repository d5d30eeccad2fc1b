import { addFavourite as operation } from '@baize/gateway-contract/client/favourites/addFavourite';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { FavouriteGame } from './favourites.types.ts';

/** Makes a game a favourite; one that is one already stays where it is (REQ-199). */
export const addFavourite = (
  gateway: Gateway,
  { id: nodeId, vendor, category: gameType }: FavouriteGame,
  options?: CallOptions,
): Answer<null> => gateway.call(operation, { body: { nodeId, vendor, gameType } }, () => null, options);
