import type { PrizeMode } from '@baize/domain/categories';
import type { ValueOf } from '@baize/gateway-contract/client';
import { getLotteryMenus as operation } from '@baize/gateway-contract/client/lottery/getLotteryMenus';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** A group of lotteries and the games in it, under the names to show. */
export type LotteryGroup = {
  readonly code: string;
  readonly name: string;
  readonly games: readonly { readonly code: string; readonly name: string }[];
};

const readMenus = (groups: ValueOf<'getLotteryMenus'>): readonly LotteryGroup[] =>
  groups.map(({ gameGroupCode, labelName, gameMenus }) => ({
    code: gameGroupCode,
    name: labelName || gameGroupCode,
    games: gameMenus.map(({ code, remark }) => ({ code, name: remark || code })),
  }));

/** The lotteries of the house by group, priced in a mode (REQ-168). */
export const getLotteryMenus = (
  gateway: Gateway,
  { prizeMode }: { readonly prizeMode?: PrizeMode } = {},
  options?: CallOptions,
): Answer<readonly LotteryGroup[]> =>
  gateway.call(operation, { query: prizeMode === undefined ? {} : { prizeMode } }, readMenus, options);
