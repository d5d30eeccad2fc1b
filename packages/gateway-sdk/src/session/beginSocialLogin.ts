import { beginSocialLogin as operation } from '@baize/gateway-contract/client/session/beginSocialLogin';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { SocialProvider } from './session.types.ts';

/** Begins to sign in with a provider's account: the address of its page, which sends the visitor back to /signin. */
export const beginSocialLogin = (
  gateway: Gateway,
  provider: SocialProvider,
  options?: CallOptions,
): Answer<{ readonly address: string }> =>
  gateway.call(operation, { body: { provider } }, ({ address }) => ({ address }), options);
