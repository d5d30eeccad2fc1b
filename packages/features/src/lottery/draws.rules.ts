import type { Draws } from '@baize/gateway-sdk/lottery';

const AFTER_DRAW_MILLISECONDS = 1000;
const AGAIN_MILLISECONDS = 15_000;

/** Draws with the reading of the browser's steady clock when they came, which tells how much time has passed since. */
export type ReceivedDraws = Draws & { readonly receivedAt: number };

/** How long until a draw, by the gateway's clock; the browser's own may be wrong. */
export const millisecondsUntil = (drawTime: string, { serverTime, receivedAt }: ReceivedDraws, now: number): number =>
  Date.parse(drawTime) - Date.parse(serverTime) - (now - receivedAt);

/** How long until the draws have to be asked for again: until the earliest of them has been, or a while where that did not help. */
export const askAgainIn = (draws: ReceivedDraws | undefined, now: number): number | false => {
  if (draws === undefined || draws.lotteries.length === 0) return false;
  const times = draws.lotteries.map(({ nextDraw }) => millisecondsUntil(nextDraw.drawTime, draws, now));
  const earliest = Math.min(...times);
  return earliest > 0 ? earliest + AFTER_DRAW_MILLISECONDS : AGAIN_MILLISECONDS;
};
