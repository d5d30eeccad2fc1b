import type { ValueOf } from '@baize/gateway-contract/client';
import type { LoggedIn, LoginOutcome } from './session.types.ts';

/** A new session (REQ-081). */
export const readLoggedIn = (wire: ValueOf<'logInFreePlay'>): LoggedIn => ({
  step: 'loggedIn',
  token: wire.token,
  firstTimeLogin: wire.firstTimeLogin,
  passwordExpired: wire.passwordExpired,
  passwordDefault: wire.passwordDefault ?? false,
});

/** The outcome of a login; undefined for a challenge without any known method, which cannot be completed (D20). */
export const readLogin = (wire: ValueOf<'logIn'>): LoginOutcome | undefined => {
  if (!('challenge' in wire)) return readLoggedIn(wire);
  const { id, methods, destinations = {}, newAddress = false } = wire.challenge;
  return methods.length === 0 ? undefined : { step: 'challenge', id, methods, destinations, newAddress };
};
