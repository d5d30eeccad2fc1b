import type { PayloadOf, ValueOf } from '@baize/gateway-contract/client';
import { beginPasskeyLogin as beginPasskeyLoginOperation } from '@baize/gateway-contract/client/session/beginPasskeyLogin';
import { logInPasskey as logInPasskeyOperation } from '@baize/gateway-contract/client/session/logInPasskey';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readLoggedIn } from './readLogin.ts';
import type { LoggedIn } from './session.types.ts';

/** Input of `navigator.credentials.get`, as JSON. */
type PasskeyLoginOptions = ValueOf<'beginPasskeyLogin'>;

/** The answer of `navigator.credentials.get` as JSON, and the page that it was given at. */
export type PasskeyLoginGiven = PayloadOf<'logInPasskey'>;

/** Begins a login by any passkey of the site. */
export const beginPasskeyLogin = (gateway: Gateway, options?: CallOptions): Answer<PasskeyLoginOptions> =>
  gateway.call(beginPasskeyLoginOperation, {}, (begun: PasskeyLoginOptions) => begun, options);

/** Logs in with the answer of a passkey. */
export const logInPasskey = (gateway: Gateway, given: PasskeyLoginGiven, options?: CallOptions): Answer<LoggedIn> =>
  gateway.callSealed(logInPasskeyOperation, given, readLoggedIn, options);
