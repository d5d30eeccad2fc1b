import { extendSession as operation } from '@baize/gateway-contract/client/session/extendSession';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readTerm } from './readTerm.ts';
import type { SessionTerm } from './session.types.ts';

/** Extends the session by a full term from now (REQ-091). */
export const extendSession = (gateway: Gateway, options?: CallOptions): Answer<SessionTerm> =>
  gateway.call(operation, {}, readTerm, options);
