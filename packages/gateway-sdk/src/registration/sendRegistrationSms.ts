import type { ValueOf } from '@baize/gateway-contract/client';
import { sendRegistrationSms as operation } from '@baize/gateway-contract/client/registration/sendRegistrationSms';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { SentSms } from '../verification/sendLoginSms.ts';

export type RegistrationSms = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly username?: string;
  /** Pass of a bot check, after a refusal that required one. */
  readonly botCheck?: { readonly pass: string } | undefined;
};

/** Sends a verification code to a number (REQ-158). */
export const sendRegistrationSms = (gateway: Gateway, sms: RegistrationSms, options?: CallOptions): Answer<SentSms> =>
  gateway.call(operation, { body: sms }, (wire: ValueOf<'sendRegistrationSms'>) => wire, options);
