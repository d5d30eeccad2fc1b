import type { Schemas, ValueOf } from '@baize/gateway-contract/client';
import { getDraws as operation } from '@baize/gateway-contract/client/lottery/getDraws';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readResult } from './readResult.ts';

/** A draw that is to come; its time in UTC. */
export type NextDraw = { readonly issueNumber: string; readonly drawTime: string };

/** A draw that has been. */
export type DrawResult = NextDraw & {
  /** In the order they are told. */
  readonly winningNumbers: readonly string[];
  /** Drawn apart from the others. */
  readonly specialNumber: string | undefined;
};

/** A lottery with its next draw and its last results, the last one first. */
export type LotteryDraws = {
  readonly id: string;
  readonly vendor: string;
  readonly code: string;
  readonly name: string;
  readonly nextDraw: NextDraw;
  readonly results: readonly DrawResult[];
};

export type Draws = {
  /** The gateway's clock when it answered, in UTC. */
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

/** When the lotteries of the house draw next, and up to `results` (1 to 20) of their last results. */
export const getDraws = (
  gateway: Gateway,
  { results = 1 }: { readonly results?: number } = {},
  options?: CallOptions,
): Answer<Draws> =>
  gateway.call(operation, { query: { limitNum: results, language: gateway.language() } }, readDraws, options);
