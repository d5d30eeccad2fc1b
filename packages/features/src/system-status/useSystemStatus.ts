import type { GatewayError, StartUp } from '@baize/gateway-sdk';
import { useQuery } from '@tanstack/react-query';
import { faultOf, useScope } from '../app/index.ts';
import { systemStatusQuery } from './systemStatus.queries.ts';
import { systemStatus } from './systemStatus.rules.ts';
import type { SystemStatus } from './systemStatus.rules.ts';

export type SystemStatusView = {
  readonly status: SystemStatus;
  /** When maintenance is planned to end, ISO 8601. */
  readonly until: string | undefined;
  /** The visitor's address, for the block page (REQ-062). */
  readonly ip: string | undefined;
};

/** The status of the whole app; takes what `useStartUp` answers. */
export const useSystemStatus = ({
  startUp,
  error,
}: {
  startUp: StartUp | undefined;
  error: GatewayError | undefined;
}): SystemStatusView => {
  const { gateway, language, ready } = useScope();
  const query = useQuery({ ...systemStatusQuery(gateway, language), enabled: ready });
  const errors = [error, faultOf(query.error)];
  const closed = errors.find((each) => each?.kind === 'maintenance');
  const blocked = errors.find((each) => each?.kind === 'regionRestricted');
  return {
    status: systemStatus({ status: query.data, startUp, errors }),
    until: query.data?.until ?? startUp?.maintenanceUntil ?? closed?.until,
    ip: query.data?.ip ?? startUp?.ip ?? blocked?.ip,
  };
};
