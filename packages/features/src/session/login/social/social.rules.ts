import { allowedAddress } from '@baize/domain/addresses';
import { TERMS_VERSION } from '@baize/domain/terms';
import type { SocialRegistration } from '@baize/gateway-sdk/session';
import type { SocialContext, SocialInput, SocialRefusal } from './social.types.ts';

/** User agents of in-app browsers, in which providers refuse a sign-in. */
const IN_APP = /\b(?:FBAN|FBAV|Instagram|Telegram|MicroMessenger|Zalo|Line)\b|; wv\)/u;

/** True in an in-app browser; the sign-in must continue in a real browser. */
export const isInsideApp = (userAgent: string): boolean => IN_APP.test(userAgent);

/** True for a provider's address that the browser may open: absolute, `https:` or `http:`. */
export const isProviderAddress = (address: string): boolean =>
  allowedAddress(address, { schemes: ['https:', 'http:'] }) !== undefined;

/** True when the call failed without a decision of the gateway, so that it may be repeated. */
export const isUndecided = (refusal: SocialRefusal | undefined): boolean =>
  ['network', 'timeout', 'aborted', 'malformed', 'broken'].includes(refusal?.code ?? '');

/** True when a failed sign-in may be repeated as it is; a newcomer returns to the terms form instead. */
export const mayRetry = ({ newcomer, refusal }: Pick<SocialContext, 'newcomer' | 'refusal'>): boolean =>
  newcomer === undefined && isUndecided(refusal);

/** True while the registration ticket is valid. */
export const isTicketValid = (refusal: SocialRefusal | undefined): boolean =>
  refusal?.code !== 'signInExpired' && refusal?.code !== 'registrationClosed';

/** Registration request of a newcomer who has accepted the terms (D14). */
export const registrationOf = ({
  newcomer,
  referralCode,
}: Pick<SocialContext, 'newcomer' | 'referralCode'>): SocialRegistration => ({
  ticket: newcomer?.ticket ?? '',
  terms: { accepted: true, version: TERMS_VERSION },
  ...(referralCode !== undefined && { referralCode }),
});

export const freshSocial = (input: SocialInput): SocialContext => ({
  ...input,
  newcomer: undefined,
  challenge: { id: '', methods: [] },
  success: undefined,
  refusal: input.given === 'cancelled' ? { code: 'signInCancelled' } : undefined,
});

/** Reads the provider's response from the query string (RFC 6749, 4.1.2). */
export const providerResponseIn = (search: string): SocialInput['given'] => {
  const [state, code, iss, error] = ['state', 'code', 'iss', 'error'].map((name) =>
    new URLSearchParams(search).get(name),
  );
  if (error) return 'cancelled';
  return state && code ? { state, code, ...(iss ? { iss } : {}) } : undefined;
};
