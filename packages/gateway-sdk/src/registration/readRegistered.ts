import type { ValueOf } from '@baize/gateway-contract/client';
import { readLoggedIn } from '../session/readLogin.ts';
import type { Registered } from './registration.types.ts';

/** An account that was opened. */
export const readRegistered = ({ session }: ValueOf<'register'>): Registered => ({
  session: session && readLoggedIn(session),
});
