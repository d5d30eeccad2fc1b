import type { Schemas, ValueOf } from '@baize/gateway-contract/client';
import { getDraws as operation } from '@baize/gateway-contract/client/lottery/getDraws';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { DrawResult, NextDraw } from './lottery.types.ts';
import { readResult } from './readResult.ts';

/** A lottery with its next draw and its latest results, latest first. */
export type LotteryDraws = {
  readonly id: string;
  readonly vendor: string;
  readonly code: string;
  readonly name: string;
  readonly nextDraw: NextDraw;
  readonly results: readonly DrawResult[];
};

export type Draws = {
  /** The gateway's clock at the response, in UTC. */
  readonly serverTime: string;
  readonly lotteries: readonly LotteryDraws[];
};

const readLottery = ({ vassalage, gameCode, gameName, nextDraw, results }: Schemas['LotteryDraws']): LotteryDraws => ({
  id: `${vassalage}-${gameCode}`,
  vendor: vassalage,
  code: gameCode,
  name: gameName || gameCode,
  nextDraw,
  results: results.map(readResult),
});

const readDraws = ({ serverTime, lotteries }: ValueOf<'getDraws'>): Draws => ({
  serverTime,
  lotteries: lotteries.map(readLottery),
});

/** The next draws of the house's lotteries, each with up to `results` (1 to 20) latest results. */
export const getDraws = (
  gateway: Gateway,
  { results = 1 }: { readonly results?: number } = {},
  options?: CallOptions,
): Answer<Draws> =>
  gateway.call(operation, { query: { limitNum: results, language: gateway.language() } }, readDraws, options);
