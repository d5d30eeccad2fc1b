import type { BodyOf } from '@baize/gateway-contract/client';
import { reportIncident as operation } from '@baize/gateway-contract/client/system/reportIncident';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** An error of the site: scrubbed of personal data, with the reference shown to the player. */
export type SiteIncident = BodyOf<'reportIncident'>;

/** Reports an error of the site to the gateway, even while the page unloads. Sends no token. */
export const reportIncident = (gateway: Gateway, incident: SiteIncident, options?: CallOptions): Answer<null> =>
  gateway.call(operation, { body: incident, keepalive: true }, () => null, options);
