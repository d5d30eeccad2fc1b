import { steadyNow } from '@baize/gateway-sdk/clock';
import { getDeposit, getDeposits } from '@baize/gateway-sdk/payments';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { pagedQuery } from '../paging/index.ts';
import type { Filters } from '../paging/index.ts';
import { isOpen } from './deposits.rules.ts';
import type { ReceivedDeposit } from './deposits.rules.ts';

/** Area name of deposits in query keys and in `meta.changes` of mutations. */
export const DEPOSITS = 'deposits';
const LIST = 'list';
const PAGE_SIZE = 10;
/** Index of the area in a query key. */
const AREA_PLACE = 4;
const POLL_MILLISECONDS = 5000;

/** Matches the lists of deposits, of any filter. */
export const isDepositList = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => {
  const [area, name] = queryKey.slice(AREA_PLACE);
  return area === DEPOSITS && name === LIST;
};

/** The member's deposit orders, latest first. */
export const depositsQuery = (scope: Scope, filters: Filters) =>
  pagedQuery(scope, getDeposits, { key: [DEPOSITS, LIST], filters, size: PAGE_SIZE });

/** A deposit order, refetched while it may still change. */
export const depositQuery = (scope: Scope, id: string) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, DEPOSITS, 'one', id),
    queryFn: async ({ signal }): Promise<ReceivedDeposit> => {
      const deposit = await valueOrThrow(getDeposit(scope.gateway, id, { signal }));
      return { ...deposit, receivedAt: steadyNow() };
    },
    enabled: scope.ready && scope.token !== undefined,
    refetchInterval: ({ state: { data } }) => data !== undefined && isOpen(data) && POLL_MILLISECONDS,
    meta: { tellsTime: true },
  });
