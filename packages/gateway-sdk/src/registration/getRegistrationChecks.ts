import { getRegistrationChecks as operation } from '@baize/gateway-contract/client/registration/getRegistrationChecks';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Checks that a registration requires, beyond the rules of its fields. */
export type RegistrationChecks = { readonly sms: boolean; readonly captcha: boolean };

/** The checks that a registration requires (REQ-156). */
export const getRegistrationChecks = (gateway: Gateway, options?: CallOptions): Answer<RegistrationChecks> =>
  gateway.call(operation, {}, (wire): RegistrationChecks => wire, options);
