import type { LotteryBoard } from '@baize/gateway-sdk/lottery';

/** A board with the steady clock's reading at its arrival. */
export type ReceivedBoard = LotteryBoard & { readonly receivedAt: number };

// One second, because the gateway's clock has whole seconds.
const AFTER_MILLISECONDS = 1000;
const AGAIN_MILLISECONDS = 5000;

/** Converts a moment of the gateway's clock to the browser's steady clock; the wall clock may be wrong. */
export const steadyTimeOf = (moment: string, { serverTime, receivedAt }: ReceivedBoard): number =>
  receivedAt + Date.parse(moment) - Date.parse(serverTime);

/**
 * Milliseconds until the board must be refetched: its next change, or `AGAIN_MILLISECONDS` when that is past already.
 */
export const millisecondsToChange = (board: ReceivedBoard, now: number): number => {
  const left = steadyTimeOf(board.changesAt, board) - now;
  return left > 0 ? left + AFTER_MILLISECONDS : AGAIN_MILLISECONDS;
};
