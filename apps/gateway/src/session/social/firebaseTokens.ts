import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Identified, SocialProvider } from './identity.types.ts';
import { identified } from './identified.ts';

const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Who signed in longer ago does it again. */
const FRESH_SECONDS = 300;
const CLOCK_SECONDS = 5;
const providerOf: Readonly<Record<string, SocialProvider>> = { 'google.com': 'google', 'facebook.com': 'facebook' };

export type FirebaseIdentified =
  | (Extract<Identified, { ok: true }> & { readonly endsAt: Date })
  | Extract<Identified, { ok: false }>;

const signInProviderOf = ({ firebase }: JWTPayload): string | undefined =>
  (firebase as { sign_in_provider?: string } | undefined)?.sign_in_provider;

/** The keys could not be fetched. */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof errors.JWKSTimeout ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

/**
 * Verifies identity tokens of Firebase Authentication: signature, issuer, audience, time, and that somebody signed in a
 * moment ago (https://firebase.google.com/docs/auth/admin/verify-id-tokens).
 */
export const firebaseTokens = (keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(KEYS))) => {
  /** Who signed in with one of the providers. */
  const identify = async (projectId: string, token: string): Promise<FirebaseIdentified> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        algorithms: ['RS256'],
        clockTolerance: CLOCK_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      });
      const age = Date.now() / 1000 - Number(payload['auth_time']);
      const isFresh = age <= FRESH_SECONDS + CLOCK_SECONDS && age >= -CLOCK_SECONDS;
      const provider = providerOf[signInProviderOf(payload) ?? ''];
      if (!isFresh || provider === undefined) return { ok: false, code: 'signInRefused' };
      const known = identified(provider, payload);
      return known.ok ? { ...known, endsAt: new Date(Number(payload.exp) * 1000) } : known;
    } catch (error) {
      return { ok: false, code: isAway(error) ? 'providerAway' : 'signInRefused' };
    }
  };

  return { identify };
};

export type FirebaseTokens = ReturnType<typeof firebaseTokens>;
