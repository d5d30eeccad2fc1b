import { allowedAddress } from '@baize/domain/addresses';
import { TERMS_VERSION } from '@baize/domain/terms';
import type { SocialRegistration } from '@baize/gateway-sdk/session';
import type { Newcomer, SocialContext, SocialInput, SocialRefusal } from './social.types.ts';

/** How browsers inside other apps call themselves, in which providers let nobody sign in. */
const IN_APP = /\b(?:FBAN|FBAV|Instagram|Telegram|MicroMessenger|Zalo|Line)\b|; wv\)/u;

/** Whether a page is shown inside another app, where a sign-in has to go on in the browser. */
export const isInsideApp = (userAgent: string): boolean => IN_APP.test(userAgent);

/** Whether an address of a provider is one that a browser may be sent to. */
export const isProviderAddress = (address: string): boolean =>
  allowedAddress(address, { schemes: ['https:', 'http:'] }) !== undefined;

/** Whether the same may be tried again: the gateway has not had its say on it. */
export const isUndecided = (refusal: SocialRefusal | undefined): boolean =>
  ['network', 'timeout', 'aborted', 'malformed', 'broken'].includes(refusal?.code ?? '');

/** Whether a sign-in that failed may be tried again as it is: not with a ticket, which has its form to come back to. */
export const mayRetry = ({ newcomer, refusal }: Pick<SocialContext, 'newcomer' | 'refusal'>): boolean =>
  newcomer === undefined && isUndecided(refusal);

/** Whether the ticket to open an account is good still. */
export const keepsTicket = (refusal: SocialRefusal | undefined): boolean =>
  refusal?.code !== 'signInExpired' && refusal?.code !== 'registrationClosed';

/** What an account is opened with, once somebody has agreed to the terms (D14). */
export const registrationOf = (newcomer: Newcomer | undefined): SocialRegistration => ({
  ticket: newcomer?.ticket ?? '',
  terms: { accepted: true, version: TERMS_VERSION },
});

export const freshSocial = (input: SocialInput): SocialContext => ({
  ...input,
  newcomer: undefined,
  challenge: { id: '', methods: [] },
  success: undefined,
  refusal: input.given === 'cancelled' ? { code: 'signInCancelled' } : undefined,
});

/** What a provider's page sent back with the visitor, as the address has it (RFC 6749, 4.1.2). */
export const givenIn = (search: string): SocialInput['given'] => {
  const [state, code, iss, error] = ['state', 'code', 'iss', 'error'].map((name) =>
    new URLSearchParams(search).get(name),
  );
  if (error) return 'cancelled';
  return state && code ? { state, code, ...(iss ? { iss } : {}) } : undefined;
};
