import { getWithdrawal, getWithdrawalAccounts, getWithdrawals, getWithdrawalTerms } from '@baize/gateway-sdk/payments';
import { queryOptions } from '@tanstack/react-query';
import { answerKey, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { pagedQuery } from '../paging/index.ts';
import type { Filters } from '../paging/index.ts';
import { PAYMENTS } from './methods.queries.ts';

const PAGE_SIZE = 10;

/** What the member can withdraw now, refetched on focus because stakes change it. */
export const withdrawalTermsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, PAYMENTS, 'withdrawal-terms'),
    queryFn: ({ signal }) => valueOrThrow(getWithdrawalTerms(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });

/** The accounts that the member can withdraw to. */
export const withdrawalAccountsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, PAYMENTS, 'withdrawal-accounts'),
    queryFn: ({ signal }) => valueOrThrow(getWithdrawalAccounts(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
  });

/** The member's withdrawals. */
export const withdrawalsQuery = (scope: Scope, filters: Filters) =>
  pagedQuery(scope, getWithdrawals, { key: [PAYMENTS, 'withdrawals'], filters, size: PAGE_SIZE, language: true });

/** A withdrawal as it is now, refetched on focus. */
export const withdrawalQuery = (scope: Scope, id: string) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, PAYMENTS, 'withdrawal', id),
    queryFn: ({ signal }) => valueOrThrow(getWithdrawal(scope.gateway, { id }, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });
