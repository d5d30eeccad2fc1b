import type { FormOf, PayloadOf, ValueOf } from '@baize/gateway-contract/client';
import { recoverByLink as recoverByLinkOperation } from '@baize/gateway-contract/client/recovery/recoverByLink';
import { recoverByMobile as recoverByMobileOperation } from '@baize/gateway-contract/client/recovery/recoverByMobile';
import { sendRecoveryEmail as sendRecoveryEmailOperation } from '@baize/gateway-contract/client/recovery/sendRecoveryEmail';
import { sendRecoverySms as sendRecoverySmsOperation } from '@baize/gateway-contract/client/recovery/sendRecoverySms';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { LoginSms, SentSms } from '../verification/verification.calls.ts';

/** Sends a password recovery code to a mobile number. */
export const sendRecoverySms = (gateway: Gateway, sms: LoginSms, options?: CallOptions): Answer<SentSms> =>
  gateway.call(sendRecoverySmsOperation, { body: sms }, (wire: ValueOf<'sendRecoverySms'>) => wire, options);

export type RecoveryEmail = FormOf<'sendRecoveryEmail'>;

/** E-mails a password recovery link, if username and address belong together (REQ-144, REQ-163). */
export const sendRecoveryEmail = (gateway: Gateway, form: RecoveryEmail, options?: CallOptions): Answer<null> =>
  gateway.call(sendRecoveryEmailOperation, { form }, () => null, options);

export type MobileRecovery = PayloadOf<'recoverByMobile'>;

/** The account whose password was set. */
export type Recovered = { readonly account: string };

/** Sets a new password with the code sent to a mobile number; ends the account's sessions (REQ-145, REQ-164, D16). */
export const recoverByMobile = (gateway: Gateway, recovery: MobileRecovery, options?: CallOptions): Answer<Recovered> =>
  gateway.callSealed(recoverByMobileOperation, recovery, (wire: ValueOf<'recoverByMobile'>) => wire, options);

export type LinkRecovery = PayloadOf<'recoverByLink'>;

/** Sets a new password with the one-time link of an e-mail; ends the account's sessions (D15). */
export const recoverByLink = (gateway: Gateway, recovery: LinkRecovery, options?: CallOptions): Answer<Recovered> =>
  gateway.callSealed(recoverByLinkOperation, recovery, (wire: ValueOf<'recoverByLink'>) => wire, options);
