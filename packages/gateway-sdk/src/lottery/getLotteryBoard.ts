import type { ValueOf } from '@baize/gateway-contract/client';
import { getLotteryBoard as operation } from '@baize/gateway-contract/client/lottery/getLotteryBoard';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { LotteryBoard, LotteryKey } from './lottery.types.ts';
import { readPlay } from './readPlay.ts';
import { readResult } from './readResult.ts';

const readBoard = ({
  vassalage,
  gameCode,
  gameName,
  plays,
  results,
  ...board
}: ValueOf<'getLotteryBoard'>): LotteryBoard => ({
  ...board,
  vendor: vassalage,
  code: gameCode,
  name: gameName || gameCode,
  plays: plays.map(readPlay),
  results: results.map(readResult),
});

/** The current bet options of a lottery. */
export const getLotteryBoard = (
  gateway: Gateway,
  { vendor, code }: LotteryKey,
  options?: CallOptions,
): Answer<LotteryBoard> => {
  const query = { vassalage: vendor, gameCode: code, language: gateway.language() };
  return gateway.call(operation, { query }, readBoard, options);
};
