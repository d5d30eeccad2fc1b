import {
  getAccountRecord,
  getBettingRecord,
  getBonusRecord,
  getMovementStory,
  getProfit,
  getRebates,
  getRound,
} from '@baize/gateway-sdk/records';
import type { AccountFilter, BettingFilter, ProfitRange } from '@baize/gateway-sdk/records';
import type { RangeAsked } from '@baize/gateway-sdk/paging';
import { queryOptions } from '@tanstack/react-query';
import { answerKey, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { pagedQuery } from '../paging/index.ts';

/** Area name of a member's records in query keys and in `meta.changes` of mutations. */
export const RECORDS = 'records';

/** The rounds and draws that the member has bet on. */
export const bettingRecordQuery = (scope: Scope, filters: BettingFilter) =>
  pagedQuery(scope, getBettingRecord, { key: [RECORDS, 'bets'], filters, language: true });

/** The movements of the member's main wallet. */
export const accountRecordQuery = (scope: Scope, filters: AccountFilter) =>
  pagedQuery(scope, getAccountRecord, { key: [RECORDS, 'account'], filters });

/** The member's profit and loss by day, as a list of one page. */
export const profitQuery = (scope: Scope, filters: ProfitRange) =>
  pagedQuery(scope, getProfit, { key: [RECORDS, 'profit'], filters });

/** The bonuses that the member was paid. */
export const bonusRecordQuery = (scope: Scope, filters: RangeAsked) =>
  pagedQuery(scope, getBonusRecord, { key: [RECORDS, 'bonuses'], filters, language: true });

/** The member's rebates, refetched on focus because stakes add to today's. */
export const rebatesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, RECORDS, 'rebates'),
    queryFn: ({ signal }) => valueOrThrow(getRebates(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });

/** A round with its stakes and prizes. */
export const roundQuery = (scope: Scope, id: string) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, RECORDS, 'round', id),
    queryFn: ({ signal }) => valueOrThrow(getRound(scope.gateway, id, { signal })),
    enabled: scope.ready && scope.token !== undefined,
  });

/** The event behind a movement of the main wallet. */
export const movementStoryQuery = (scope: Scope, id: string) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, RECORDS, 'story', id),
    queryFn: ({ signal }) => valueOrThrow(getMovementStory(scope.gateway, id, { signal })),
    enabled: scope.ready && scope.token !== undefined,
  });
