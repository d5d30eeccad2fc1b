import * as openid from 'openid-client';
import type { Identified, Returned, SignInSecrets, SocialProvider } from './identity.types.ts';
import { toIdentity } from './toIdentity.ts';

const TIMEOUT_SECONDS = 5;
const KEPT_MS = 3_600_000;

/** A provider's issuer and the merchant's client credentials there. */
export type OpenIdSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret?: string | undefined;
};

type Fetch = openid.CustomFetch;

type Kept = { readonly configuration: Promise<openid.Configuration>; readonly until: number };

/** True for a 5xx response. No `instanceof`: `@hono/node-server` replaces the global `Response`. */
const isServerError = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'status' in cause && Number(cause.status) >= 500;

/** True for a failure of the provider (network, timeout, 5xx), not of the visitor's code. */
const isAway = (error: unknown): boolean => {
  if (!(error instanceof openid.ClientError)) return error instanceof TypeError;
  const { cause, code = '' } = error;
  return ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(code) || isServerError(cause);
};

const isLoopback = (issuer: string): boolean =>
  /^http:\/\/(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$)/u.test(issuer);

const discover = (
  { issuer, clientId, secret }: OpenIdSettings,
  fetch: Fetch | undefined,
): Promise<openid.Configuration> =>
  openid.discovery(
    new URL(issuer),
    clientId,
    undefined,
    secret === undefined ? openid.None() : openid.ClientSecretPost(secret),
    {
      timeout: TIMEOUT_SECONDS,
      // Checks each token's signature, which the library by default leaves to TLS.
      execute: [openid.enableNonRepudiationChecks, ...(isLoopback(issuer) ? [openid.allowInsecureRequests] : [])],
      ...(fetch === undefined ? {} : { [openid.customFetch]: fetch }),
    },
  );

/**
 * A client of OpenID Connect providers: code flow with PKCE, state and nonce (RFC 7636, RFC 9700). A provider's
 * discovery document is cached for an hour.
 */
export const openIdClients = (fetch?: Fetch) => {
  const kept = new Map<string, Kept>();

  const configurationOf = (settings: OpenIdSettings): Promise<openid.Configuration> => {
    const key = JSON.stringify([settings.issuer, settings.clientId]);
    const known = kept.get(key);
    if (known !== undefined && known.until > Date.now()) return known.configuration;
    const configuration = discover(settings, fetch);
    kept.set(key, { configuration, until: Date.now() + KEPT_MS });
    configuration.catch(() => kept.delete(key));
    return configuration;
  };

  /** The address of the provider's page, and the secrets to store; undefined if the provider cannot be reached. */
  const begin = async (settings: OpenIdSettings, redirectUri: string) => {
    const [state, nonce, verifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()];
    const secrets: SignInSecrets = { nonce, verifier, redirectUri };
    try {
      const address = openid.buildAuthorizationUrl(await configurationOf(settings), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, state, secrets };
    } catch {
      return undefined;
    }
  };

  /** Exchanges the code and verifies the ID token: signature, issuer, audience, nonce and expiry. */
  const finish = async (
    provider: SocialProvider,
    settings: OpenIdSettings,
    { state, code, iss }: Returned,
    { redirectUri, verifier, nonce }: SignInSecrets,
  ): Promise<Identified> => {
    const address = new URL(redirectUri);
    address.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
    try {
      const tokens = await openid.authorizationCodeGrant(await configurationOf(settings), address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return toIdentity(provider, tokens.claims() ?? {});
    } catch (error) {
      return { ok: false, code: isAway(error) ? 'providerAway' : 'signInRefused' };
    }
  };

  return { begin, finish };
};

export type OpenIdClients = ReturnType<typeof openIdClients>;
