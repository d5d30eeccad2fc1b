import type { PrizeMode } from '@baize/domain/categories';
import type { Schemas, ValueOf } from '@baize/gateway-contract/client';
import { getLotteryMenus as getLotteryMenusOperation } from '@baize/gateway-contract/client/lottery/getLotteryMenus';
import { getLotteryRooms as getLotteryRoomsOperation } from '@baize/gateway-contract/client/lottery/getLotteryRooms';
import { getRecentVnLotteries as getRecentVnLotteriesOperation } from '@baize/gateway-contract/client/lottery/getRecentVnLotteries';
import { getVnLotteryMenus as getVnLotteryMenusOperation } from '@baize/gateway-contract/client/lottery/getVnLotteryMenus';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** A lottery with its display name. */
export type LotteryGame = { readonly code: string; readonly name: string };

/** A group of lotteries with display names. */
export type LotteryGroup = { readonly code: string; readonly name: string; readonly games: readonly LotteryGame[] };

const readGame = ({ code, remark }: Schemas['LotteryGame']): LotteryGame => ({ code, name: remark || code });

const readMenus = (groups: readonly Schemas['LotteryGroup'][]): readonly LotteryGroup[] =>
  groups.map(({ gameGroupCode, labelName, gameMenus }) => ({
    code: gameGroupCode,
    name: labelName || gameGroupCode,
    games: gameMenus.map(readGame),
  }));

/** The lotteries of the house by group, for a prize mode (REQ-168). */
export const getLotteryMenus = (
  gateway: Gateway,
  { prizeMode }: { readonly prizeMode?: PrizeMode } = {},
  options?: CallOptions,
): Answer<readonly LotteryGroup[]> =>
  gateway.call(getLotteryMenusOperation, { query: prizeMode === undefined ? {} : { prizeMode } }, readMenus, options);

const readRooms = (rooms: ValueOf<'getLotteryRooms'>): readonly LotteryGame[] =>
  rooms.map(({ gameCode, remark }) => ({ code: gameCode, name: remark || gameCode }));

/** The lotteries of South-East Asia, each with a room of its own (REQ-187). */
export const getLotteryRooms = (gateway: Gateway, options?: CallOptions): Answer<readonly LotteryGame[]> =>
  gateway.call(getLotteryRoomsOperation, { query: { language: gateway.language() } }, readRooms, options);

/** The lotteries of Vietnam by group (REQ-187). */
export const getVnLotteryMenus = (gateway: Gateway, options?: CallOptions): Answer<readonly LotteryGroup[]> =>
  gateway.call(getVnLotteryMenusOperation, { query: { language: gateway.language() } }, readMenus, options);

const readRecent = (games: ValueOf<'getRecentVnLotteries'>): readonly LotteryGame[] => games.map(readGame);

/** The lotteries of Vietnam that the member has bet on, most recent first (REQ-187). */
export const getRecentVnLotteries = (gateway: Gateway, options?: CallOptions): Answer<readonly LotteryGame[]> =>
  gateway.call(getRecentVnLotteriesOperation, { query: { language: gateway.language() } }, readRecent, options);
