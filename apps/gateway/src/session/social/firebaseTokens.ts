import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT } from 'jose';
import type { JWTClaimVerificationOptions, JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Identified, SocialProvider } from './identity.types.ts';
import { toIdentity } from './toIdentity.ts';

const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Maximum age of `auth_time`: older sign-ins are refused. */
const FRESH_SECONDS = 300;
const CLOCK_SECONDS = 5;
const providerOf: Readonly<Record<string, SocialProvider>> = { 'google.com': 'google', 'facebook.com': 'facebook' };

type Refused = Extract<Identified, { ok: false }>;
type Verified = { ok: true; claims: JWTPayload; endsAt: Date } | Refused;
export type FirebaseIdentified = (Extract<Identified, { ok: true }> & { readonly endsAt: Date }) | Refused;
export type FirebaseNumber = { ok: true; readonly number: string; readonly endsAt: Date } | Refused;

const signInProviderOf = ({ firebase }: JWTPayload): string | undefined =>
  (firebase as { sign_in_provider?: string } | undefined)?.sign_in_provider;

/** True if Google's public keys could not be fetched. */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof errors.JWKSTimeout ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

/**
 * Verifies Firebase ID tokens: signature, issuer, audience, expiry, and a sign-in within the last 5 minutes
 * (https://firebase.google.com/docs/auth/admin/verify-id-tokens). The emulator's tokens are unsigned, so it accepts any
 * identity: for development only.
 */
export const firebaseTokens = (keys: JWTVerifyGetKey | 'emulator' = createRemoteJWKSet(new URL(KEYS))) => {
  const claimsOf = async (token: string, claims: JWTClaimVerificationOptions): Promise<JWTPayload> => {
    if (keys === 'emulator') return UnsecuredJWT.decode(token, claims).payload;
    return (await jwtVerify(token, keys, { ...claims, algorithms: ['RS256'] })).payload;
  };

  const verify = async (projectId: string, token: string): Promise<Verified> => {
    try {
      const payload = await claimsOf(token, {
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        clockTolerance: CLOCK_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      });
      const age = Date.now() / 1000 - Number(payload['auth_time']);
      const isFresh = age <= FRESH_SECONDS + CLOCK_SECONDS && age >= -CLOCK_SECONDS;
      return isFresh
        ? { ok: true, claims: payload, endsAt: new Date(Number(payload.exp) * 1000) }
        : { ok: false, code: 'signInRefused' };
    } catch (error) {
      return { ok: false, code: isAway(error) ? 'providerAway' : 'signInRefused' };
    }
  };

  /** The identity of a token from a social provider, with the token's expiry. */
  const identify = async (projectId: string, token: string): Promise<FirebaseIdentified> => {
    const verified = await verify(projectId, token);
    if (!verified.ok) return verified;
    const provider = providerOf[signInProviderOf(verified.claims) ?? ''];
    if (provider === undefined) return { ok: false, code: 'signInRefused' };
    const known = toIdentity(provider, verified.claims);
    return known.ok ? { ...known, endsAt: verified.endsAt } : known;
  };

  /** The mobile number that a token proves, in international form, with the token's expiry. */
  const numberOf = async (projectId: string, token: string): Promise<FirebaseNumber> => {
    const verified = await verify(projectId, token);
    if (!verified.ok) return verified;
    const { claims, endsAt } = verified;
    const number = claims['phone_number'];
    const isProven = signInProviderOf(claims) === 'phone' && typeof number === 'string';
    return isProven ? { ok: true, number, endsAt } : { ok: false, code: 'signInRefused' };
  };

  return { identify, numberOf };
};

export type FirebaseTokens = ReturnType<typeof firebaseTokens>;
