import { getDomainRoute as operation } from '@baize/gateway-contract/client/system/getDomainRoute';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The domains of this merchant, the preferred one first (REQ-159). */
export const getDomainRoute = (gateway: Gateway, options?: CallOptions): Answer<readonly string[]> =>
  gateway.call(operation, {}, (wire): readonly string[] => wire, options);
