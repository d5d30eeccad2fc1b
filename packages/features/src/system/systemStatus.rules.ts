import type { GatewayError } from '@baize/gateway-sdk';
import type { StartUp, SystemStatus as StatusAnswer } from '@baize/gateway-sdk/system';

export type SystemStatus = StatusAnswer['status'];

/** What is known of the system: the status call's answer, the start-up answer, and what either failed with. */
export type SystemStatusSources = {
  readonly status?: Pick<StatusAnswer, 'status'> | undefined;
  readonly startUp?: Pick<StartUp, 'maintenance' | 'regionRestricted'> | undefined;
  readonly errors?: readonly (GatewayError | undefined)[] | undefined;
};

/**
 * Whether nobody answers for the merchant: no way to the gateway, or 502, 503, 504 (RFC 9110), which are said by what
 * stands before it.
 */
export const isAway = (error: GatewayError | undefined): boolean =>
  error?.kind === 'network' ||
  error?.kind === 'timeout' ||
  (error?.kind === 'http' && error.status > 501 && error.status < 505);

/** The status of the whole app (REQ-060): of all sources the worst wins (D6). A silent source says normal. */
export const systemStatus = ({ status, startUp, errors = [] }: SystemStatusSources): SystemStatus => {
  const refused = (kind: GatewayError['kind']) => errors.some((error) => error?.kind === kind);
  if (status?.status === 'regionRestricted' || startUp?.regionRestricted === true || refused('regionRestricted'))
    return 'regionRestricted';
  if (status?.status === 'maintenance' || startUp?.maintenance === true || refused('maintenance')) return 'maintenance';
  return 'normal';
};
