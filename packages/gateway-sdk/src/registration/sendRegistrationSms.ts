import type { ValueOf } from '@baize/gateway-contract/client';
import { sendRegistrationSms as operation } from '@baize/gateway-contract/client/registration/sendRegistrationSms';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { SentSms } from '../verification/sendLoginSms.ts';

export type RegistrationSms = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly username?: string;
  /** A pass, after a refusal that asked for a bot check. */
  readonly botCheck?: { readonly pass: string } | undefined;
};

/** Sends the code that proves a number to it (REQ-158). */
export const sendRegistrationSms = (gateway: Gateway, sms: RegistrationSms, options?: CallOptions): Answer<SentSms> =>
  gateway.call(operation, { body: sms }, (wire: ValueOf<'sendRegistrationSms'>) => wire, options);
