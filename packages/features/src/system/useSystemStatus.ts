import type { GatewayError } from '@baize/gateway-sdk';
import type { StartUp } from '@baize/gateway-sdk/system';
import { useQuery } from '@tanstack/react-query';
import { useQueryError, useScope } from '../app/index.ts';
import { systemStatusQuery } from './systemStatus.queries.ts';
import { isAway, systemStatus } from './systemStatus.rules.ts';
import type { SystemStatus } from './systemStatus.rules.ts';

export type SystemStatusView = {
  readonly status: SystemStatus;
  /** Planned end of the maintenance, ISO 8601. */
  readonly until: string | undefined;
  /** The visitor's IP address, for the block page (REQ-062). */
  readonly ip: string | undefined;
  /** True while the gateway is unreachable; it is polled every few seconds. */
  readonly away: boolean;
  /** Refetches at once. */
  readonly retry: () => void;
};

/** The status of the whole app, from the result of `useStartUp` and the status query. */
export const useSystemStatus = ({
  startUp,
  error,
}: {
  startUp: StartUp | undefined;
  error: GatewayError | undefined;
}): SystemStatusView => {
  const query = useQuery(systemStatusQuery(useScope()));
  const statusError = useQueryError(query);
  const errors = [error, statusError];
  const away = isAway(statusError);
  const closed = errors.find((each) => each?.kind === 'maintenance');
  const blocked = errors.find((each) => each?.kind === 'regionRestricted');
  return {
    status: systemStatus({ status: query.data, startUp, errors }),
    until: query.data?.until ?? startUp?.maintenanceUntil ?? closed?.until,
    ip: query.data?.ip ?? startUp?.ip ?? blocked?.ip,
    away,
    retry: () => void query.refetch(),
  };
};
