import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';

/** Gives a browser a random id for a while: no script reads it, no other site has it sent, and only calls carry it. */
export const setVisitorCookie = (c: Context, name: string, visitor: string, seconds: number): void =>
  setCookie(c, name, visitor, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/wps',
    maxAge: seconds,
    secure: c.req.header('X-Forwarded-Proto') === 'https',
  });
