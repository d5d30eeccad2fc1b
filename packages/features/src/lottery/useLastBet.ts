import type { LotteryBoard } from '@baize/gateway-sdk/lottery';
import { repeatableEntries } from './slip.rules.ts';
import type { Slip } from './slip.rules.ts';
import { useBets } from './useBets.ts';

/** The entries of the member's last bet on a lottery that can be bet again; empty while loading. */
export const useLastBet = (board: LotteryBoard): Slip => {
  const [last] = useBets(board.code, 1).data?.bets ?? [];
  return repeatableEntries(board, last?.entries ?? []);
};
