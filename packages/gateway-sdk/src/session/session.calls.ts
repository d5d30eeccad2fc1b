import type { ValueOf } from '@baize/gateway-contract/client';
import { extendSession as extendSessionOperation } from '@baize/gateway-contract/client/session/extendSession';
import { getSessionTerm as getSessionTermOperation } from '@baize/gateway-contract/client/session/getSessionTerm';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { SessionTerm } from './session.types.ts';

const readTerm = ({ endsAt, latestEnd }: ValueOf<'getSessionTerm'>): SessionTerm => ({
  endsAt: Date.parse(endsAt),
  latestEnd: Date.parse(latestEnd),
});

/** The end of the session (REQ-091). */
export const getSessionTerm = (gateway: Gateway, options?: CallOptions): Answer<SessionTerm> =>
  gateway.call(getSessionTermOperation, {}, readTerm, options);

/** Extends the session by a full term from now (REQ-091). */
export const extendSession = (gateway: Gateway, options?: CallOptions): Answer<SessionTerm> =>
  gateway.call(extendSessionOperation, {}, readTerm, options);
