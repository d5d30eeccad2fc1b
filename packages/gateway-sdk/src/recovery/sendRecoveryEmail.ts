import type { FormOf } from '@baize/gateway-contract/client';
import { sendRecoveryEmail as operation } from '@baize/gateway-contract/client/recovery/sendRecoveryEmail';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

export type RecoveryEmail = FormOf<'sendRecoveryEmail'>;

/** E-mails a password recovery link, if username and address belong together (REQ-144, REQ-163). */
export const sendRecoveryEmail = (gateway: Gateway, form: RecoveryEmail, options?: CallOptions): Answer<null> =>
  gateway.call(operation, { form }, () => null, options);
