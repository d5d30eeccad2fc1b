import { steadyNow } from '@baize/gateway-sdk/clock';
import {
  getBets,
  getDrawProof,
  getLotteryBoard,
  getOpenedNumbers,
  getVnOpenedNumbers,
} from '@baize/gateway-sdk/lottery';
import type { LotteryKey } from '@baize/gateway-sdk/lottery';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { pagedQuery } from '../paging/index.ts';
import type { Filters } from '../paging/index.ts';
import { millisecondsToChange } from './board.rules.ts';
import type { ReceivedBoard } from './board.rules.ts';
import { checkProof } from './checkProof.ts';

/** Area name of bets in query keys and in `meta.changes` of mutations. */
export const BETS = 'bets';
const PAGE_SIZE = 10;
const VN = 'TCG_LOTTO_VN';

/** The bet options of a lottery, refetched when its draw closes and when a draw takes place. */
export const lotteryBoardQuery = (scope: Scope, { vendor, code }: LotteryKey) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'lottery-board', vendor, code),
    queryFn: async ({ signal }): Promise<ReceivedBoard> => {
      const board = await valueOrThrow(getLotteryBoard(scope.gateway, { vendor, code }, { signal }));
      return { ...board, receivedAt: steadyNow() };
    },
    enabled: scope.ready,
    staleTime: ({ state: { data } }) => (data === undefined ? 0 : millisecondsToChange(data, data.receivedAt)),
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : millisecondsToChange(data, steadyNow())),
    meta: { tellsTime: true },
  });

/** Past draws of a lottery. Public for Vietnam; members only for the house's own (REQ-187). */
export const openedNumbersQuery = (scope: Scope, { vendor, code }: LotteryKey) =>
  queryOptions({
    queryKey: answerKey(scope, { member: vendor !== VN }, 'opened-numbers', vendor, code),
    queryFn: ({ signal }) =>
      valueOrThrow(
        vendor === VN
          ? getVnOpenedNumbers(scope.gateway, { code }, { signal })
          : getOpenedNumbers(scope.gateway, { vendor, code }, { signal }),
      ),
    enabled: scope.ready && (vendor === VN || scope.token !== undefined),
  });

/** The member's bets on a lottery, refetched on focus. */
export const betsQuery = (scope: Scope, filters: Filters & { readonly code: string }) =>
  pagedQuery(scope, getBets, { key: [BETS], filters, size: PAGE_SIZE, language: true });

type Of = LotteryKey & { readonly issueNumber: string };

/** The proof of a draw, verified in this browser. */
export const drawCheckQuery = (scope: Scope, { vendor, code, issueNumber }: Of) =>
  queryOptions({
    queryKey: answerKey(scope, {}, 'draw-check', vendor, code, issueNumber),
    queryFn: async ({ signal }) =>
      checkProof(code, await valueOrThrow(getDrawProof(scope.gateway, { vendor, code, issueNumber }, { signal }))),
    enabled: scope.ready,
  });
