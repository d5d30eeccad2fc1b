import { getSystemStatus } from '@baize/gateway-sdk/system';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Poll interval of the status, so that maintenance begins and ends without a reload (D6). */
const STATUS_POLL_MILLISECONDS = 30_000;

/** Poll interval while the gateway is unreachable: the retry screen closes by itself. */
const AWAY_POLL_MILLISECONDS = 5000;

/** The merchant's system status: open, in maintenance, or closed to this region (REQ-060). */
export const systemStatusQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, {}, 'system-status'),
    queryFn: ({ signal }) => valueOrThrow(getSystemStatus(scope.gateway, { signal })),
    enabled: scope.ready,
    staleTime: STATUS_POLL_MILLISECONDS,
    refetchInterval: ({ state }) => (state.status === 'error' ? AWAY_POLL_MILLISECONDS : STATUS_POLL_MILLISECONDS),
    refetchOnWindowFocus: 'always',
    meta: { tellsTime: true },
  });
