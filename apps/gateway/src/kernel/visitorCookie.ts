import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';

/** Sets a cookie with a visitor's random id: HttpOnly, SameSite=Strict, sent to `/wps` only, Secure over HTTPS. */
export const setVisitorCookie = (c: Context, name: string, visitor: string, seconds: number): void =>
  setCookie(c, name, visitor, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/wps',
    maxAge: seconds,
    secure: c.req.header('X-Forwarded-Proto') === 'https',
  });
