import type { GatewayError } from '@baize/gateway-sdk';
import type { StartUp } from '@baize/gateway-sdk/system';
import { useQuery } from '@tanstack/react-query';
import { useFault, useScope } from '../app/index.ts';
import { systemStatusQuery } from './systemStatus.queries.ts';
import { isAway, systemStatus } from './systemStatus.rules.ts';
import type { SystemStatus } from './systemStatus.rules.ts';

export type SystemStatusView = {
  readonly status: SystemStatus;
  /** When maintenance is planned to end, ISO 8601. */
  readonly until: string | undefined;
  /** The visitor's address, for the block page (REQ-062). */
  readonly ip: string | undefined;
  /** Nobody answers for the merchant; it is asked again every few seconds. */
  readonly away: boolean;
  /** Asks at once. */
  readonly retry: () => void;
};

/** The status of the whole app; takes what `useStartUp` answers. */
export const useSystemStatus = ({
  startUp,
  error,
}: {
  startUp: StartUp | undefined;
  error: GatewayError | undefined;
}): SystemStatusView => {
  const query = useQuery(systemStatusQuery(useScope()));
  const fault = useFault(query);
  const errors = [error, fault];
  const away = isAway(fault);
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
