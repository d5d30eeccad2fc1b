export {
  getBets,
  getDrawProof,
  getLotteryBoard,
  getOpenedNumbers,
  getVnOpenedNumbers,
  placeBet,
} from './lottery.calls.ts';
export type { BetsAsked, NewBet } from './lottery.calls.ts';
export { getBetsCsv } from './getBetsCsv.ts';
export { getDraws } from './getDraws.ts';
export type { Draws, LotteryDraws } from './getDraws.ts';
export { getLotteryMenus, getLotteryRooms, getRecentVnLotteries, getVnLotteryMenus } from './menus.calls.ts';
export type { DrawResult, NextDraw } from './lottery.types.ts';
export type { Bet, BetEntry, DrawProof, LotteryBoard, LotteryKey } from './lottery.types.ts';
export type { LotteryGame, LotteryGroup } from './menus.calls.ts';
