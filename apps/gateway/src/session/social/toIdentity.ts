import type { Identified, SocialProvider } from './identity.types.ts';

const LONGEST_NAME = 64;

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '');

/** The identity in a verified token's claims (OpenID Connect Core, 5.1); `signInRefused` without a subject. */
export const toIdentity = (provider: SocialProvider, claims: Readonly<Record<string, unknown>>): Identified => {
  const subject = textOf(claims['sub']);
  if (subject === '') return { ok: false, code: 'signInRefused' };
  const email = claims['email_verified'] === true ? textOf(claims['email']) : '';
  const name = textOf(claims['name']).slice(0, LONGEST_NAME);
  return { ok: true, identity: { provider, subject, name, ...(email === '' ? {} : { email }) } };
};
