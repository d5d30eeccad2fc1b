import { registerSocial as operation } from '@baize/gateway-contract/client/session/registerSocial';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readLoggedIn } from './readLogin.ts';
import type { LoggedIn, SocialRegistration } from './session.types.ts';

/** Creates an account for a new social login, and logs in. */
export const registerSocial = (
  gateway: Gateway,
  registration: SocialRegistration,
  options?: CallOptions,
): Answer<LoggedIn> => gateway.callSealed(operation, registration, readLoggedIn, options);
