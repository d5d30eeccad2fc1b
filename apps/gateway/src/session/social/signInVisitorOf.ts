import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { setVisitorCookie } from '../../kernel/visitorCookie.ts';
import { newToken } from '../../secrets/random.ts';
import { SIGN_IN_MINUTES } from './logInSocial.ts';

const COOKIE = 'signin';

/**
 * A random id in a cookie that binds a sign-in to the browser where it began, against login CSRF by a sent link (RFC
 * 9700, 4.7). The cookie lasts for two steps.
 */
export const signInVisitorOf = (c: Context): string => {
  const visitor = getCookie(c, COOKIE) ?? newToken();
  setVisitorCookie(c, COOKIE, visitor, 2 * SIGN_IN_MINUTES * 60);
  return visitor;
};
