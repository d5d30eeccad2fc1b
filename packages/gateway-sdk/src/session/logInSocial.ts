import { logInSocial as operation } from '@baize/gateway-contract/client/session/logInSocial';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readLogin } from './readLogin.ts';
import type { SocialGiven, SocialOutcome } from './session.types.ts';

/** Logs in with a provider's account; an unknown account gets a ticket for `registerSocial` (REQ-110). */
export const logInSocial = (gateway: Gateway, given: SocialGiven, options?: CallOptions): Answer<SocialOutcome> =>
  gateway.callSealed(
    operation,
    given,
    (wire) => ('newcomer' in wire ? { step: 'newcomer', ...wire.newcomer } : readLogin(wire)),
    options,
  );
