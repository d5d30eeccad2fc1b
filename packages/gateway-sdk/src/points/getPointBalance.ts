import { getPointBalance as operation } from '@baize/gateway-contract/client/points/getPointBalance';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The member's points (REQ-215). */
export const getPointBalance = (gateway: Gateway, options?: CallOptions): Answer<number> =>
  gateway.call(operation, {}, ({ points }) => points, options);
