import type { BodyOf } from '@baize/gateway-contract/client';
import { reportFault as operation } from '@baize/gateway-contract/client/system/reportFault';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** A fault of the site: scrubbed, and told by the reference that the player has. */
export type SiteFault = BodyOf<'reportFault'>;

/** Tells the gateway of a fault of the site, also while the player leaves the page. Carries no token. */
export const reportFault = (gateway: Gateway, fault: SiteFault, options?: CallOptions): Answer<null> =>
  gateway.call(operation, { body: fault, keepalive: true }, () => null, options);
