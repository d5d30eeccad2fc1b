import type { ValueOf } from '@baize/gateway-contract/client';
import { getLotteryRooms as operation } from '@baize/gateway-contract/client/lottery/getLotteryRooms';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { LotteryGame } from './readMenus.ts';

const readRooms = (rooms: ValueOf<'getLotteryRooms'>): readonly LotteryGame[] =>
  rooms.map(({ gameCode, remark }) => ({ code: gameCode, name: remark || gameCode }));

/** The lotteries of South-East Asia, each with a room of its own (REQ-187). */
export const getLotteryRooms = (gateway: Gateway, options?: CallOptions): Answer<readonly LotteryGame[]> =>
  gateway.call(operation, { query: { language: gateway.language() } }, readRooms, options);
