import { routes } from '@baize/gateway-contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { PASSKEY_MS } from '../access/passkeyChallenges.store.ts';
import { answer, ok } from '../kernel/answer.ts';
import type { GatewayApp } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { setVisitorCookie } from '../kernel/visitorCookie.ts';
import { newToken } from '../secrets/random.ts';
import { beginPasskeyLogin, logInPasskey } from './logInPasskey.ts';

const COOKIE = 'passkey';

const visitorOf = (c: Context): string | undefined => getCookie(c, COOKIE);

/** Routes of the login by passkey. */
export const mountPasskeyLogin = (app: GatewayApp): void => {
  handle(app, routes.beginPasskeyLogin, async ({ c, call }) => {
    // Kept while it lasts, so that two tabs of a browser can log in side by side.
    const visitor = visitorOf(c) ?? newToken();
    setVisitorCookie(c, COOKIE, visitor, PASSKEY_MS / 1000);
    return ok(c, await beginPasskeyLogin(call, visitor));
  });

  handle(app, routes.logInPasskey, async ({ c, call, payload }) =>
    answer(c, await logInPasskey(call, payload, visitorOf(c) ?? '')),
  );
};
