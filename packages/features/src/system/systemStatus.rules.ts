import type { GatewayError } from '@baize/gateway-sdk';
import type { StartUp, SystemStatus as StatusAnswer } from '@baize/gateway-sdk/system';

export type SystemStatus = StatusAnswer['status'];

/** Inputs of `systemStatus`: the responses of the status call and of start-up, and the errors of either. */
export type SystemStatusSources = {
  readonly status?: Pick<StatusAnswer, 'status'> | undefined;
  readonly startUp?: Pick<StartUp, 'maintenance' | 'regionRestricted'> | undefined;
  readonly errors?: readonly (GatewayError | undefined)[] | undefined;
};

/**
 * True when the gateway is unreachable: no connection, a time-out, or 502, 503, 504 (RFC 9110), which a proxy in front
 * of it sends.
 */
export const isAway = (error: GatewayError | undefined): boolean =>
  error?.kind === 'network' ||
  error?.kind === 'timeout' ||
  (error?.kind === 'http' && error.status > 501 && error.status < 505);

/** The status of the whole app (REQ-060): the worst of all sources (D6). A source without data counts as normal. */
export const systemStatus = ({ status, startUp, errors = [] }: SystemStatusSources): SystemStatus => {
  const refused = (kind: GatewayError['kind']) => errors.some((error) => error?.kind === kind);
  if (status?.status === 'regionRestricted' || startUp?.regionRestricted === true || refused('regionRestricted'))
    return 'regionRestricted';
  if (status?.status === 'maintenance' || startUp?.maintenance === true || refused('maintenance')) return 'maintenance';
  return 'normal';
};
