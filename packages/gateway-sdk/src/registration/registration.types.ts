import type { PayloadOf } from '@baize/gateway-contract/client';
import type { LoggedIn } from '../session/session.types.ts';

/** The registration form, keyed by the names of the field rules (REQ-135, REQ-136). */
export type RegistrationForm = PayloadOf<'register'>;

/** A new account; with a session when the form requested login (REQ-137). */
export type Registered = { readonly session: LoggedIn | undefined };
