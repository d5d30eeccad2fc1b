import type { BodyOf } from '@baize/gateway-contract/client';
import { reportFault as operation } from '@baize/gateway-contract/client/system/reportFault';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** A fault of the site: scrubbed of personal data, with the reference shown to the player. */
export type SiteFault = BodyOf<'reportFault'>;

/** Reports a fault of the site to the gateway, even while the page unloads. Sends no token. */
export const reportFault = (gateway: Gateway, fault: SiteFault, options?: CallOptions): Answer<null> =>
  gateway.call(operation, { body: fault, keepalive: true }, () => null, options);
