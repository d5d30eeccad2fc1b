import type { PayloadOf, ValueOf } from '@baize/gateway-contract/client';
import { beginAuthenticator as beginAuthenticatorOperation } from '@baize/gateway-contract/client/security/beginAuthenticator';
import { bindContact as bindContactOperation } from '@baize/gateway-contract/client/security/bindContact';
import { confirmAuthenticator as confirmAuthenticatorOperation } from '@baize/gateway-contract/client/security/confirmAuthenticator';
import { getSecurity as getSecurityOperation } from '@baize/gateway-contract/client/security/getSecurity';
import { recoverPaymentPassword as recoverPaymentPasswordOperation } from '@baize/gateway-contract/client/security/recoverPaymentPassword';
import { removeAuthenticator as removeAuthenticatorOperation } from '@baize/gateway-contract/client/security/removeAuthenticator';
import { renewRecoveryCodes as renewRecoveryCodesOperation } from '@baize/gateway-contract/client/security/renewRecoveryCodes';
import { sendContactCode as sendContactCodeOperation } from '@baize/gateway-contract/client/security/sendContactCode';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** What protects the account; contacts are masked, `proof` is the secret that confirms a change. */
export type Security = ValueOf<'getSecurity'>;

/** The kind of secret that confirms a change. */
export type ProofKind = NonNullable<Security['proof']>;

/** A contact to bind, with the codes and the secret that confirm it. */
export type ContactChange = PayloadOf<'bindContact'>;
export type NewContact = ContactChange['contact'];

/** The secret of an authenticator app, and the address for its QR code. */
export type NewAuthenticator = ValueOf<'beginAuthenticator'>;

/** A secret with its kind, or the answer of a passkey. */
export type Proof = PayloadOf<'removeAuthenticator'>['proof'];

/** A new payment password, confirmed by a code that was sent to a bound contact. */
export type RecoveredPaymentPassword = PayloadOf<'recoverPaymentPassword'>;

/** What protects the account of the logged-in member. */
export const getSecurity = (gateway: Gateway, options?: CallOptions): Answer<Security> =>
  gateway.call(getSecurityOperation, {}, (security: ValueOf<'getSecurity'>) => security, options);

/** Sends a code to the bound contact of a channel, or to one to bind; returns the seconds until the next. */
export const sendContactCode = (
  gateway: Gateway,
  body: { readonly channel: 'sms' | 'email'; readonly to?: NewContact },
  options?: CallOptions,
): Answer<ValueOf<'sendContactCode'>> =>
  gateway.call(sendContactCodeOperation, { body }, (sent: ValueOf<'sendContactCode'>) => sent, options);

/** Binds a contact, or replaces the bound one. */
export const bindContact = (gateway: Gateway, change: ContactChange, options?: CallOptions): Answer<null> =>
  gateway.callSealed(bindContactOperation, change, () => null, options);

/** Creates the secret of an authenticator app, which `confirmAuthenticator` turns on. */
export const beginAuthenticator = (gateway: Gateway, proof: Proof, options?: CallOptions): Answer<NewAuthenticator> =>
  gateway.callSealed(beginAuthenticatorOperation, { proof }, (begun: NewAuthenticator) => begun, options);

const readCodes = ({ recoveryCodes }: ValueOf<'confirmAuthenticator'>): readonly string[] => recoveryCodes;

/** Turns the authenticator app on by a code; returns the recovery codes. */
export const confirmAuthenticator = (
  gateway: Gateway,
  code: string,
  options?: CallOptions,
): Answer<readonly string[]> => gateway.callSealed(confirmAuthenticatorOperation, { code }, readCodes, options);

/** Turns the authenticator app off. */
export const removeAuthenticator = (gateway: Gateway, proof: Proof, options?: CallOptions): Answer<null> =>
  gateway.callSealed(removeAuthenticatorOperation, { proof }, () => null, options);

/** Replaces the recovery codes and returns the new ones. */
export const renewRecoveryCodes = (gateway: Gateway, proof: Proof, options?: CallOptions): Answer<readonly string[]> =>
  gateway.callSealed(renewRecoveryCodesOperation, { proof }, readCodes, options);

/** Sets a payment password by a code (D57). */
export const recoverPaymentPassword = (
  gateway: Gateway,
  recovered: RecoveredPaymentPassword,
  options?: CallOptions,
): Answer<null> => gateway.callSealed(recoverPaymentPasswordOperation, recovered, () => null, options);
