import { getGameList as operation } from '@baize/gateway-contract/client/catalogue/getGameList';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { GameFilter, GamePage } from './catalogue.types.ts';
import { PLATFORM } from './platform.ts';
import { readGamePage } from './readGames.ts';

/** A page of games (REQ-184). */
export const getGameList = (
  gateway: Gateway,
  { gameName, ...filter }: GameFilter = {},
  options?: CallOptions,
): Answer<GamePage> => {
  const usual = { clientType: 3, platform: PLATFORM, merchant: gateway.merchant(), language: gateway.language() };
  const query = { ...usual, ...filter, gameName: gameName?.trim() || undefined };
  return gateway.call(operation, { query }, readGamePage, options);
};
