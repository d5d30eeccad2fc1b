import type { PayloadOf } from '@baize/gateway-contract/client';
import type { LoggedIn } from '../session/session.types.ts';

/** What somebody fills in, by the names of the rules (REQ-135, REQ-136). */
export type RegistrationForm = PayloadOf<'register'>;

/** An account that was opened; logged in where the form asked for it (REQ-137). */
export type Registered = { readonly session: LoggedIn | undefined };
