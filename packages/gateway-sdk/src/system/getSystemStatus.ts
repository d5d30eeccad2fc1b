import type { ValueOf } from '@baize/gateway-contract/client';
import { getSystemStatus as operation } from '@baize/gateway-contract/client/system/getSystemStatus';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { SystemStatus } from './system.types.ts';

const statuses = { 0: 'normal', 1: 'maintenance', 2: 'regionRestricted' } as const;

const readSystemStatus = ({ status, ip, until }: ValueOf<'getSystemStatus'>): SystemStatus => ({
  status: statuses[status],
  ip: ip || undefined,
  until,
});

/** The status of the merchant for this visitor (REQ-060). */
export const getSystemStatus = (gateway: Gateway, options?: CallOptions): Answer<SystemStatus> =>
  gateway.call(operation, {}, readSystemStatus, options);
