import type { Call } from '../kernel/gateway.types.ts';
import type { SocialServices } from '../session/social/social.types.ts';
import { flagsOf } from '../merchants/settings.rules.ts';
import { useTokenOnce } from '../session/social/social.store.ts';
import { consumeCode } from '../verification/codes.store.ts';
import { codeOf } from './registration.rules.ts';
import type { RegistrationForm } from './registration.rules.ts';

type Unproven = 'wrongCode' | 'codeExpired' | 'providerAway';

/** Consumes a code sent by SMS; returns undefined when it is right. */
const byCode = async (
  { merchant, database, now }: Call,
  { mobileNum, countryDialingCode, verificationCode }: RegistrationForm,
): Promise<Unproven | undefined> => {
  const of = codeOf(merchant.id, { mobileNum, countryDialingCode });
  const result = await consumeCode(database, of, verificationCode ?? '', now);
  if (result === 'right') return undefined;
  return result === 'wrong' ? 'wrongCode' : 'codeExpired';
};

/** Consumes a Firebase Authentication token issued for this number; each is valid once. */
const byToken = async (
  { merchant, database }: Call,
  firebase: SocialServices['firebase'],
  projectId: string,
  { mobileNum = '', countryDialingCode = '', firebaseIdToken }: RegistrationForm,
): Promise<Unproven | undefined> => {
  if (firebaseIdToken === undefined) return 'wrongCode';
  const proven = await firebase.numberOf(projectId, firebaseIdToken);
  if (!proven.ok) return proven.code === 'providerAway' ? 'providerAway' : 'codeExpired';
  if (proven.number !== `+${countryDialingCode}${mobileNum}`) return 'wrongCode';
  const isFirst = await useTokenOnce(database, merchant.id, firebaseIdToken, proven.endsAt);
  return isFirst ? undefined : 'codeExpired';
};

/**
 * Verifies the number by an SMS code or a Firebase token, where the merchant requires it. Returns the refusal, or
 * undefined (REQ-120, REQ-136).
 */
export const refuseNumber = async (
  call: Call,
  firebase: SocialServices['firebase'],
  form: RegistrationForm,
): Promise<Unproven | undefined> => {
  const { settings } = call.merchant;
  if (!flagsOf(settings).registrationSms) return undefined;
  const { phoneAuth } = settings.sandbox;
  return phoneAuth === undefined ? byCode(call, form) : byToken(call, firebase, phoneAuth.projectId, form);
};
