import { getHotGames as operation } from '@baize/gateway-contract/client/catalogue/getHotGames';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { Game } from './catalogue.types.ts';
import { PLATFORM } from './platform.ts';
import { readGames } from './readGames.ts';

/** The most played games, of one vendor or of all (REQ-185). */
export const getHotGames = (
  gateway: Gateway,
  { vassalage }: { readonly vassalage?: string | undefined } = {},
  options?: CallOptions,
): Answer<readonly Game[]> => {
  const usual = { merchantCode: gateway.merchant(), isPlatform: 2, platform: PLATFORM, language: gateway.language() };
  return gateway.call(operation, { query: { ...usual, vassalage } }, readGames, options);
};
