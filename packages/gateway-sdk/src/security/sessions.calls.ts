import type { PayloadOf, ValueOf } from '@baize/gateway-contract/client';
import { endOneSession as endOneSessionOperation } from '@baize/gateway-contract/client/security/endOneSession';
import { endOtherSessions as endOtherSessionsOperation } from '@baize/gateway-contract/client/security/endOtherSessions';
import { getLogins as getLoginsOperation } from '@baize/gateway-contract/client/security/getLogins';
import { getSessions as getSessionsOperation } from '@baize/gateway-contract/client/security/getSessions';
import { undoChange as undoChangeOperation } from '@baize/gateway-contract/client/security/undoChange';
import { undoOwnChange as undoOwnChangeOperation } from '@baize/gateway-contract/client/security/undoOwnChange';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** A device on which the account is logged in. */
export type OpenSession = ValueOf<'getSessions'>['sessions'][number];

/** A login of the last 90 days. */
export type PastLogin = ValueOf<'getLogins'>['logins'][number];

/** A change that was undone, and the account that it belongs to. */
export type UndoneChange = ValueOf<'undoChange'>;

/** Where the account is logged in, this device first. */
export const getSessions = (gateway: Gateway, options?: CallOptions): Answer<readonly OpenSession[]> =>
  gateway.call(getSessionsOperation, {}, ({ sessions }: ValueOf<'getSessions'>) => sessions, options);

/** Logs another device out. */
export const endOneSession = (gateway: Gateway, id: string, options?: CallOptions): Answer<null> =>
  gateway.call(endOneSessionOperation, { body: { id } }, () => null, options);

/** Logs all other devices out. */
export const endOtherSessions = (gateway: Gateway, options?: CallOptions): Answer<null> =>
  gateway.call(endOtherSessionsOperation, {}, () => null, options);

/** The latest logins, newest first. */
export const getLogins = (gateway: Gateway, options?: CallOptions): Answer<readonly PastLogin[]> =>
  gateway.call(getLoginsOperation, {}, ({ logins }: ValueOf<'getLogins'>) => logins, options);

/** Undoes a change by the token of its message. */
export const undoChange = (gateway: Gateway, token: string, options?: CallOptions): Answer<UndoneChange> =>
  gateway.call(undoChangeOperation, { body: { token } }, (undone: ValueOf<'undoChange'>) => undone, options);

/** Undoes a change by the message that tells of it, confirmed by a secret; ends all sessions, also this one. */
export const undoOwnChange = (
  gateway: Gateway,
  payload: PayloadOf<'undoOwnChange'>,
  options?: CallOptions,
): Answer<UndoneChange> =>
  gateway.callSealed(undoOwnChangeOperation, payload, (undone: ValueOf<'undoOwnChange'>) => undone, options);
