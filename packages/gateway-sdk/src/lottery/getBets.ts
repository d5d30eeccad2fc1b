import type { ValueOf } from '@baize/gateway-contract/client';
import { getBets as operation } from '@baize/gateway-contract/client/lottery/getBets';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { Bet } from './lottery.types.ts';
import { readBet } from './readBet.ts';

export type BetPage = { readonly bets: readonly Bet[]; readonly page: number; readonly pages: number };

const readPage = ({ bets, pageNum, totalPages }: ValueOf<'getBets'>): BetPage => ({
  bets: bets.map(readBet),
  page: pageNum,
  pages: totalPages,
});

/** A page of the member's bets, latest first, on one lottery or on all. */
export const getBets = (
  gateway: Gateway,
  { code, page = 1, size }: { readonly code?: string; readonly page?: number; readonly size?: number } = {},
  options?: CallOptions,
): Answer<BetPage> => {
  const query = { gameCode: code, pageNo: page, pageSize: size, language: gateway.language() };
  return gateway.call(operation, { query }, readPage, options);
};
