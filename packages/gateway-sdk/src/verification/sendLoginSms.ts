import type { ValueOf } from '@baize/gateway-contract/client';
import { sendLoginSms as operation } from '@baize/gateway-contract/client/verification/sendLoginSms';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

export type LoginSms = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  /** Pass of a bot check, after a refusal that required one. */
  readonly botCheck?: { readonly pass: string } | undefined;
};

/** Validity of the code in minutes. */
export type SentSms = { readonly expiredMinutes: number };

/** Sends a login code to a mobile number (REQ-157). */
export const sendLoginSms = (gateway: Gateway, sms: LoginSms, options?: CallOptions): Answer<SentSms> =>
  gateway.call(operation, { body: sms }, (wire: ValueOf<'sendLoginSms'>) => wire, options);
