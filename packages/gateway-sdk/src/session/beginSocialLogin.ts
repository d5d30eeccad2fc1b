import { beginSocialLogin as operation } from '@baize/gateway-contract/client/session/beginSocialLogin';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { SocialProvider } from './session.types.ts';

/** Starts a social login: returns the URL of the provider's page, which redirects the visitor to /signin. */
export const beginSocialLogin = (
  gateway: Gateway,
  provider: SocialProvider,
  options?: CallOptions,
): Answer<{ readonly address: string }> =>
  gateway.call(operation, { body: { provider } }, ({ address }) => ({ address }), options);
