import type { ValueOf } from '@baize/gateway-contract/client';
import { sendRecoverySms as operation } from '@baize/gateway-contract/client/recovery/sendRecoverySms';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { LoginSms, SentSms } from '../verification/sendLoginSms.ts';

/** Sends a password recovery code to a mobile number. */
export const sendRecoverySms = (gateway: Gateway, sms: LoginSms, options?: CallOptions): Answer<SentSms> =>
  gateway.call(operation, { body: sms }, (wire: ValueOf<'sendRecoverySms'>) => wire, options);
