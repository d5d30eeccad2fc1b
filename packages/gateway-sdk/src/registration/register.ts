import { register as operation } from '@baize/gateway-contract/client/registration/register';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readRegistered } from './readRegistered.ts';
import type { Registered, RegistrationForm } from './registration.types.ts';

/** Creates an account with a username (REQ-161). */
export const register = (gateway: Gateway, form: RegistrationForm, options?: CallOptions): Answer<Registered> =>
  gateway.callSealed(operation, form, readRegistered, options);
