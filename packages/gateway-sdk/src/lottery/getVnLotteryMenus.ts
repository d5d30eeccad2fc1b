import { getVnLotteryMenus as operation } from '@baize/gateway-contract/client/lottery/getVnLotteryMenus';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readMenus } from './readMenus.ts';
import type { LotteryGroup } from './readMenus.ts';

/** The lotteries of Vietnam by group (REQ-187). */
export const getVnLotteryMenus = (gateway: Gateway, options?: CallOptions): Answer<readonly LotteryGroup[]> =>
  gateway.call(operation, { query: { language: gateway.language() } }, readMenus, options);
