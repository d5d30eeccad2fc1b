import type { DayRange } from '@baize/domain/days';
import type { Bet, DrawResult, LotteryGame, LotteryKey } from '@baize/gateway-sdk/lottery';
import { useQuery } from '@tanstack/react-query';
import { fetched, useScope } from '../app/index.ts';
import type { Fetched } from '../app/index.ts';
import { useRecords } from '../paging/index.ts';
import type { Records } from '../paging/index.ts';
import { betsQuery, drawCheckQuery, openedNumbersQuery } from './bets.queries.ts';
import type { CheckedDraw } from './checkProof.ts';
import { recentLotteriesQuery } from './games.queries.ts';

const isOpen = ({ status }: Bet): boolean => status === 'open';

/**
 * The member's bets on a lottery, of some days or of all, from a numbered page on; refetched at intervals while one of
 * them is open.
 */
export const useBets = (code: string, page: number, { from, to }: DayRange = {}): Records<Bet> =>
  useRecords(betsQuery, { code, page, from, to }, { refetchWhile: isOpen });

/** Past draws of a lottery, latest first. */
export const useOpenedNumbers = (lottery: LotteryKey): Fetched<readonly DrawResult[]> =>
  fetched(useQuery(openedNumbersQuery(useScope(), lottery)));

/** A draw's proof, verified in this browser. */
export const useDrawCheck = (draw: LotteryKey & { readonly issueNumber: string }): Fetched<CheckedDraw> =>
  fetched(useQuery(drawCheckQuery(useScope(), draw)));

const NONE: readonly LotteryGame[] = [];

/** The lotteries of Vietnam that the member has bet on; fetched when `wanted`, empty while loading. */
export const useRecentLotteries = (wanted: boolean): readonly LotteryGame[] => {
  const scope = useScope();
  return useQuery(recentLotteriesQuery({ ...scope, ready: scope.ready && wanted })).data ?? NONE;
};
