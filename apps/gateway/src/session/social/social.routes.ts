import { routes } from '@baize/gateway-contract';
import { answer } from '../../kernel/answer.ts';
import type { GatewayApp } from '../../kernel/gateway.types.ts';
import { handle } from '../../kernel/handle.ts';
import { beginSocialLogin, logInSocial } from './logInSocial.ts';
import { signInVisitorOf } from './signInVisitorOf.ts';
import type { SocialServices } from './social.types.ts';

/** Routes of social login. */
export const mountSocial = (app: GatewayApp, services: SocialServices): void => {
  handle(app, routes.beginSocialLogin, async ({ c, call, body }) => {
    const result = await beginSocialLogin(call, services, body.provider, signInVisitorOf(c));
    return answer(c, result);
  });

  handle(app, routes.logInSocial, async ({ c, call, payload }) => {
    const result = await logInSocial(call, services, payload, signInVisitorOf(c));
    return answer(c, result);
  });
};
