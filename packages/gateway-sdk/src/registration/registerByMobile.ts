import { registerByMobile as operation } from '@baize/gateway-contract/client/registration/registerByMobile';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readRegistered } from './readRegistered.ts';
import type { Registered, RegistrationForm } from './registration.types.ts';

/** Creates an account whose username is its mobile number (REQ-117, REQ-161). */
export const registerByMobile = (gateway: Gateway, form: RegistrationForm, options?: CallOptions): Answer<Registered> =>
  gateway.callSealed(operation, form, readRegistered, options);
