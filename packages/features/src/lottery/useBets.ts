import type { Bet, DrawResult, LotteryGame, LotteryKey } from '@baize/gateway-sdk/lottery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { loaded, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import { betsQuery, drawCheckQuery, openedNumbersQuery } from './bets.queries.ts';
import type { CheckedDraw } from './checkProof.ts';
import { recentLotteriesQuery } from './games.queries.ts';

const OPEN_AGAIN_MILLISECONDS = 5000;

/** A page of the member's bets on a lottery; refetched at intervals while one of them is open. */
export const useBets = (
  code: string,
  page: number,
): Loaded<{ readonly bets: readonly Bet[]; readonly pages: number }> =>
  loaded(
    useQuery({
      ...betsQuery(useScope(), { code, page }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.bets.some(({ status }) => status === 'open') === true && OPEN_AGAIN_MILLISECONDS,
    }),
  );

/** Past draws of a lottery, latest first. */
export const useOpenedNumbers = (lottery: LotteryKey): Loaded<readonly DrawResult[]> =>
  loaded(useQuery(openedNumbersQuery(useScope(), lottery)));

/** A draw's proof, verified in this browser. */
export const useDrawCheck = (draw: LotteryKey & { readonly issueNumber: string }): Loaded<CheckedDraw> =>
  loaded(useQuery(drawCheckQuery(useScope(), draw)));

const NONE: readonly LotteryGame[] = [];

/** The lotteries of Vietnam that the member has bet on; fetched when `wanted`, empty while loading. */
export const useRecentLotteries = (wanted: boolean): readonly LotteryGame[] => {
  const scope = useScope();
  return useQuery(recentLotteriesQuery({ ...scope, ready: scope.ready && wanted })).data ?? NONE;
};
