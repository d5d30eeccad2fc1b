import { getSessionTerm as operation } from '@baize/gateway-contract/client/session/getSessionTerm';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readTerm } from './readTerm.ts';
import type { SessionTerm } from './session.types.ts';

/** The end of the session (REQ-091). */
export const getSessionTerm = (gateway: Gateway, options?: CallOptions): Answer<SessionTerm> =>
  gateway.call(operation, {}, readTerm, options);
