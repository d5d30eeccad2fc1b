import type { Draws } from '@baize/gateway-sdk/lottery';

const AFTER_DRAW_MILLISECONDS = 1000;
const AGAIN_MILLISECONDS = 15_000;

/** Draws with the steady clock's reading at their arrival, which measures the time since. */
export type ReceivedDraws = Draws & { readonly receivedAt: number };

/** Milliseconds until a draw by the gateway's clock; the browser's wall clock may be wrong. */
export const millisecondsUntil = (drawTime: string, { serverTime, receivedAt }: ReceivedDraws, now: number): number =>
  Date.parse(drawTime) - Date.parse(serverTime) - (now - receivedAt);

/**
 * Milliseconds until the next refetch: just after the earliest draw, or `AGAIN_MILLISECONDS` when its time is past
 * already.
 */
export const millisecondsToRefetch = (draws: ReceivedDraws | undefined, now: number): number | false => {
  if (draws === undefined || draws.lotteries.length === 0) return false;
  const times = draws.lotteries.map(({ nextDraw }) => millisecondsUntil(nextDraw.drawTime, draws, now));
  const earliest = Math.min(...times);
  return earliest > 0 ? earliest + AFTER_DRAW_MILLISECONDS : AGAIN_MILLISECONDS;
};
