import { getRecentGames as operation } from '@baize/gateway-contract/client/catalogue/getRecentGames';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { Game } from './catalogue.types.ts';
import { readGames } from './readGames.ts';

/** The games that the member played last (REQ-186). */
export const getRecentGames = (gateway: Gateway, options?: CallOptions): Answer<readonly Game[]> =>
  gateway.call(operation, {}, readGames, options);
