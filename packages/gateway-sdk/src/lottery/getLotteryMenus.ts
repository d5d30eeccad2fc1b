import type { PrizeMode } from '@baize/domain/categories';
import { getLotteryMenus as operation } from '@baize/gateway-contract/client/lottery/getLotteryMenus';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readMenus } from './readMenus.ts';
import type { LotteryGroup } from './readMenus.ts';

/** The lotteries of the house by group, for a prize mode (REQ-168). */
export const getLotteryMenus = (
  gateway: Gateway,
  { prizeMode }: { readonly prizeMode?: PrizeMode } = {},
  options?: CallOptions,
): Answer<readonly LotteryGroup[]> =>
  gateway.call(operation, { query: prizeMode === undefined ? {} : { prizeMode } }, readMenus, options);
