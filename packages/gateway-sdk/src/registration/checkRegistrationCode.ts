import { checkRegistrationCode as operation } from '@baize/gateway-contract/client/registration/checkRegistrationCode';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

export type RegistrationCode = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationCode: string;
};

/** Checks a code sent to a number without consuming it: registration can still use it (REQ-120). */
export const checkRegistrationCode = (gateway: Gateway, code: RegistrationCode, options?: CallOptions): Answer<null> =>
  gateway.call(operation, { body: code }, () => null, options);
