import type { LotteryBoard } from '@baize/gateway-sdk/lottery';
import { itemsOf } from '../paging/index.ts';
import { repeatableEntries } from './slip.rules.ts';
import type { Slip } from './slip.rules.ts';
import { useBets } from './useBets.ts';

/** The entries of the member's last bet on a lottery that can be bet again; empty while loading. */
export const useLastBet = (board: LotteryBoard): Slip => {
  const [last] = itemsOf(useBets(board.code, 1));
  return repeatableEntries(board, last?.entries ?? []);
};
