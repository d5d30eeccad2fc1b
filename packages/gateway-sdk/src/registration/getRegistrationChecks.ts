import { getRegistrationChecks as operation } from '@baize/gateway-contract/client/registration/getRegistrationChecks';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** What a registration has to prove, beyond the rules of its fields. */
export type RegistrationChecks = { readonly sms: boolean; readonly captcha: boolean };

/** What a registration has to prove (REQ-156). */
export const getRegistrationChecks = (gateway: Gateway, options?: CallOptions): Answer<RegistrationChecks> =>
  gateway.call(operation, {}, (wire): RegistrationChecks => wire, options);
