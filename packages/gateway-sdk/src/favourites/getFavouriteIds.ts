import { getFavouriteIds as operation } from '@baize/gateway-contract/client/favourites/getFavouriteIds';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The ids of the member's favourites, last added first (REQ-199). */
export const getFavouriteIds = (gateway: Gateway, options?: CallOptions): Answer<readonly string[]> =>
  gateway.call(operation, {}, (ids): readonly string[] => ids, options);
