import { checkRegistrationCode as operation } from '@baize/gateway-contract/client/registration/checkRegistrationCode';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

export type RegistrationCode = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationCode: string;
};

/** Asks whether a code is the one that was sent to a number; a right one can still be registered with (REQ-120). */
export const checkRegistrationCode = (gateway: Gateway, code: RegistrationCode, options?: CallOptions): Answer<null> =>
  gateway.call(operation, { body: code }, () => null, options);
