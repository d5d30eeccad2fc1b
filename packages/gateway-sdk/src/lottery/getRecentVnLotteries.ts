import type { ValueOf } from '@baize/gateway-contract/client';
import { getRecentVnLotteries as operation } from '@baize/gateway-contract/client/lottery/getRecentVnLotteries';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readGame } from './readMenus.ts';
import type { LotteryGame } from './readMenus.ts';

const readRecent = (games: ValueOf<'getRecentVnLotteries'>): readonly LotteryGame[] => games.map(readGame);

/** The lotteries of Vietnam that the member has bet on, most recent first (REQ-187). */
export const getRecentVnLotteries = (gateway: Gateway, options?: CallOptions): Answer<readonly LotteryGame[]> =>
  gateway.call(operation, { query: { language: gateway.language() } }, readRecent, options);
