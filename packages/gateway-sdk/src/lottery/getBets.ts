import { getBets as operation } from '@baize/gateway-contract/client/lottery/getBets';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { pageQuery, readPage } from '../paging/index.ts';
import type { Page, PageAsked } from '../paging/index.ts';
import type { Bet } from './lottery.types.ts';
import { readBet } from './readBet.ts';

export type BetsAsked = PageAsked & { readonly code?: string | undefined };

/** A page of the member's bets, latest first, on one lottery or on all. */
export const getBets = (
  gateway: Gateway,
  { code, ...asked }: BetsAsked = {},
  options?: CallOptions,
): Answer<Page<Bet>> => {
  const query = { gameCode: code, ...pageQuery(asked), language: gateway.language() };
  return gateway.call(operation, { query }, readPage(readBet), options);
};
