import { setCookie } from 'hono/cookie';
import type { GatewayContext } from './gateway.types.ts';
import { visitorOf } from './visitor.ts';

/** Sets a cookie with a visitor's random id: HttpOnly, SameSite=Strict, sent to `/wps` only, Secure over HTTPS. */
export const setVisitorCookie = (c: GatewayContext, name: string, visitor: string, seconds: number): void =>
  setCookie(c, name, visitor, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/wps',
    maxAge: seconds,
    secure: visitorOf(c).origin.startsWith('https:'),
  });
