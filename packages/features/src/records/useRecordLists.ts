import type { DayRange } from '@baize/domain/days';
import type {
  AccountFilter,
  AccountMovement,
  AccountTotals,
  BettingFilter,
  BettingRound,
  BettingTotals,
  BonusEntry,
  BonusTotals,
  MovementStory,
  ProfitDay,
  ProfitRange,
  ProfitTotals,
  Rebates,
  RoundStory,
} from '@baize/gateway-sdk/records';
import { useQuery } from '@tanstack/react-query';
import { fetched, useScope } from '../app/index.ts';
import type { Fetched } from '../app/index.ts';
import { useRecords } from '../paging/index.ts';
import type { Records } from '../paging/index.ts';
import {
  accountRecordQuery,
  bettingRecordQuery,
  bonusRecordQuery,
  movementStoryQuery,
  profitQuery,
  rebatesQuery,
  roundQuery,
} from './records.queries.ts';

const isOpen = ({ status }: BettingRound): boolean => status === 'open';

/** The rounds and draws that the member has bet on, refetched at intervals while one of them is open. */
export const useBettingRecord = (filters: BettingFilter): Records<BettingRound, BettingTotals> =>
  useRecords(bettingRecordQuery, filters, { refetchWhile: isOpen });

/** The movements of the member's main wallet (REQ-073). */
export const useAccountRecord = (filters: AccountFilter): Records<AccountMovement, AccountTotals> =>
  useRecords(accountRecordQuery, filters);

/** The member's profit and loss by day, the last day first. */
export const useProfit = (range: ProfitRange): Records<ProfitDay, ProfitTotals> => useRecords(profitQuery, range);

/** The bonuses that the member was paid. */
export const useBonusRecord = (days: DayRange): Records<BonusEntry, BonusTotals> => useRecords(bonusRecordQuery, days);

/** The member's rebates of the last days. */
export const useRebates = (): Fetched<Rebates> => fetched(useQuery(rebatesQuery(useScope())));

/** A round with its stakes and prizes. */
export const useRound = (id: string): Fetched<RoundStory> => fetched(useQuery(roundQuery(useScope(), id)));

/** The event behind a movement of the main wallet. */
export const useMovementStory = (id: string): Fetched<MovementStory> =>
  fetched(useQuery(movementStoryQuery(useScope(), id)));
