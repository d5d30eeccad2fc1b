import type { LotteryBoard } from '@baize/gateway-sdk/lottery';

/** A board with the reading of the browser's steady clock when it came. */
export type ReceivedBoard = LotteryBoard & { readonly receivedAt: number };

// A second, since the gateway tells its clock in whole ones.
const AFTER_MILLISECONDS = 1000;
const AGAIN_MILLISECONDS = 5000;

/** When something of the board happens, by the browser's steady clock; the browser's own may be wrong. */
export const steadyTimeOf = (moment: string, { serverTime, receivedAt }: ReceivedBoard): number =>
  receivedAt + Date.parse(moment) - Date.parse(serverTime);

/** How long until the board has to be asked for again, or a while where that did not help. */
export const changesIn = (board: ReceivedBoard, now: number): number => {
  const left = steadyTimeOf(board.changesAt, board) - now;
  return left > 0 ? left + AFTER_MILLISECONDS : AGAIN_MILLISECONDS;
};
