import type { LotteryBoard, LotteryKey } from '@baize/gateway-sdk/lottery';
import { useQuery } from '@tanstack/react-query';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import { lotteryBoardQuery } from './bets.queries.ts';
import { steadyTimeOf } from './board.rules.ts';

export type BoardView = Loaded<{
  readonly board: LotteryBoard;
  /** Betting deadline of the draw, by the page's steady clock (`steadyNow()`). */
  readonly closesAt: number;
}>;

/** The bet options of a lottery, refetched as draws close and take place. */
export const useLotteryBoard = (lottery: LotteryKey): { readonly view: BoardView; readonly retry: () => void } => {
  const { data, error, refetch } = useQuery(lotteryBoardQuery(useScope(), lottery));
  const retry = (): void => void refetch();
  if (data !== undefined)
    return { view: { state: 'ready', board: data, closesAt: steadyTimeOf(data.draw.closesAt, data) }, retry };
  return { view: error === null ? { state: 'loading' } : { state: 'failed', error: gatewayErrorOf(error) }, retry };
};
