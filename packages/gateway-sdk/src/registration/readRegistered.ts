import type { ValueOf } from '@baize/gateway-contract/client';
import { readLoggedIn } from '../session/readLogin.ts';
import type { Registered } from './registration.types.ts';

/** A new account, with its session if there is one. */
export const readRegistered = ({ session }: ValueOf<'register'>): Registered => ({
  session: session && readLoggedIn(session),
});
