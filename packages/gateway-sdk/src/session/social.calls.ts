import { beginSocialLogin as beginSocialLoginOperation } from '@baize/gateway-contract/client/session/beginSocialLogin';
import { logInSocial as logInSocialOperation } from '@baize/gateway-contract/client/session/logInSocial';
import { registerSocial as registerSocialOperation } from '@baize/gateway-contract/client/session/registerSocial';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readLoggedIn, readLogin } from './readLogin.ts';
import type { LoggedIn, SocialGiven, SocialOutcome, SocialProvider, SocialRegistration } from './session.types.ts';

/** Starts a social login: returns the URL of the provider's page, which redirects the visitor to /signin. */
export const beginSocialLogin = (
  gateway: Gateway,
  provider: SocialProvider,
  options?: CallOptions,
): Answer<{ readonly address: string }> =>
  gateway.call(beginSocialLoginOperation, { body: { provider } }, ({ address }) => ({ address }), options);

/** Logs in with a provider's account; an unknown account gets a ticket for `registerSocial` (REQ-110). */
export const logInSocial = (gateway: Gateway, given: SocialGiven, options?: CallOptions): Answer<SocialOutcome> =>
  gateway.callSealed(
    logInSocialOperation,
    given,
    (wire) => ('newcomer' in wire ? { step: 'newcomer', ...wire.newcomer } : readLogin(wire)),
    options,
  );

/** Creates an account for a new social login, and logs in. */
export const registerSocial = (
  gateway: Gateway,
  registration: SocialRegistration,
  options?: CallOptions,
): Answer<LoggedIn> => gateway.callSealed(registerSocialOperation, registration, readLoggedIn, options);
