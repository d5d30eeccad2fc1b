import { routes } from '@baize/gateway-contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { answer } from '../../app/answer.ts';
import type { GatewayApp, Services } from '../../app/gateway.types.ts';
import { handle } from '../../app/handle.ts';
import { setVisitorCookie } from '../../app/visitorCookie.ts';
import { newToken } from '../../secrets/random.ts';
import { beginSocialLogin, logInSocial, SIGN_IN_MINUTES } from './logInSocial.ts';
import { registerSocial } from './registerSocial.ts';

const COOKIE = 'signin';

/**
 * A random id in a cookie that binds a sign-in to the browser where it began, against login CSRF by a sent link (RFC
 * 9700, 4.7). The cookie lasts for two steps.
 */
const visitorOf = (c: Context): string => {
  const visitor = getCookie(c, COOKIE) ?? newToken();
  setVisitorCookie(c, COOKIE, visitor, 2 * SIGN_IN_MINUTES * 60);
  return visitor;
};

/** Routes of social login and registration. */
export const mountSocial = (app: GatewayApp, services: Services): void => {
  handle(app, routes.beginSocialLogin, async ({ c, call, body }) => {
    const result = await beginSocialLogin(call, services, body.provider, visitorOf(c));
    return answer(c, result);
  });

  handle(app, routes.logInSocial, async ({ c, call, payload }) => {
    const result = await logInSocial(call, services, payload, visitorOf(c));
    return answer(c, result);
  });

  handle(app, routes.registerSocial, async ({ c, call, payload }) => {
    const result = await registerSocial(call, payload, visitorOf(c));
    return answer(c, result);
  });
};
