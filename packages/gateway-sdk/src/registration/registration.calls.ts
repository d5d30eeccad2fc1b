import type { ValueOf } from '@baize/gateway-contract/client';
import { checkAffiliate as checkAffiliateOperation } from '@baize/gateway-contract/client/registration/checkAffiliate';
import { checkRegistrationCode as checkRegistrationCodeOperation } from '@baize/gateway-contract/client/registration/checkRegistrationCode';
import { getRegistrationChecks as getRegistrationChecksOperation } from '@baize/gateway-contract/client/registration/getRegistrationChecks';
import { register as registerOperation } from '@baize/gateway-contract/client/registration/register';
import { registerByMobile as registerByMobileOperation } from '@baize/gateway-contract/client/registration/registerByMobile';
import { sendRegistrationSms as sendRegistrationSmsOperation } from '@baize/gateway-contract/client/registration/sendRegistrationSms';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readLoggedIn } from '../session/readLogin.ts';
import type { SentSms } from '../verification/verification.calls.ts';
import type { Registered, RegistrationForm } from './registration.types.ts';

/** A new account, with its session if there is one. */
const readRegistered = ({ session }: ValueOf<'register'>): Registered => ({
  session: session && readLoggedIn(session),
});

/** Checks that a registration requires, beyond the rules of its fields. */
export type RegistrationChecks = { readonly sms: boolean; readonly captcha: boolean };

/** The checks that a registration requires (REQ-156). */
export const getRegistrationChecks = (gateway: Gateway, options?: CallOptions): Answer<RegistrationChecks> =>
  gateway.call(getRegistrationChecksOperation, {}, (wire): RegistrationChecks => wire, options);

/**
 * Checks that an invitation code belongs to an agent; refused with `invalidInvitation` otherwise (REQ-133, REQ-165).
 */
export const checkAffiliate = (
  gateway: Gateway,
  { code, domain }: { readonly code: string; readonly domain?: string },
  options?: CallOptions,
): Answer<null> =>
  gateway.call(checkAffiliateOperation, { query: { code, ...(domain && { domain }) } }, () => null, options);

export type RegistrationCode = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationCode: string;
};

/** Checks a code sent to a number without consuming it: registration can still use it (REQ-120). */
export const checkRegistrationCode = (gateway: Gateway, code: RegistrationCode, options?: CallOptions): Answer<null> =>
  gateway.call(checkRegistrationCodeOperation, { body: code }, () => null, options);

export type RegistrationSms = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly username?: string;
  /** Pass of a bot check, after a refusal that required one. */
  readonly botCheck?: { readonly pass: string } | undefined;
};

/** Sends a verification code to a number (REQ-158). */
export const sendRegistrationSms = (gateway: Gateway, sms: RegistrationSms, options?: CallOptions): Answer<SentSms> =>
  gateway.call(sendRegistrationSmsOperation, { body: sms }, (wire: ValueOf<'sendRegistrationSms'>) => wire, options);

/** Creates an account with a username (REQ-161). */
export const register = (gateway: Gateway, form: RegistrationForm, options?: CallOptions): Answer<Registered> =>
  gateway.callSealed(registerOperation, form, readRegistered, options);

/** Creates an account whose username is its mobile number (REQ-117, REQ-161). */
export const registerByMobile = (gateway: Gateway, form: RegistrationForm, options?: CallOptions): Answer<Registered> =>
  gateway.callSealed(registerByMobileOperation, form, readRegistered, options);
