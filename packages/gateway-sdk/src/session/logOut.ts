import { logOut as operation } from '@baize/gateway-contract/client/session/logOut';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Ends the session (REQ-155). */
export const logOut = (gateway: Gateway, options?: CallOptions): Answer<null> =>
  gateway.call(operation, {}, () => null, options);
