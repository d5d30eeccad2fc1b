import type { socialProviders } from '@baize/gateway-contract';

export type SocialProvider = (typeof socialProviders)[number];

/** A provider's account. `subject` is its permanent id; name and e-mail address may change. */
export type Identity = {
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly name: string;
  /** Present only if the provider has verified it. */
  readonly email?: string;
};

/** An identity, or the reason of a refusal: the provider is unreachable, or its answer is invalid. */
export type Identified =
  | { readonly ok: true; readonly identity: Identity }
  | { readonly ok: false; readonly code: 'providerAway' | 'signInRefused' };

/** Values stored when a sign-in begins and needed to finish it (nonce, PKCE verifier, redirect URI). */
export type SignInSecrets = { readonly nonce: string; readonly verifier: string; readonly redirectUri: string };

/** Query parameters with which the provider redirects the visitor back. */
export type Returned = { readonly state: string; readonly code: string; readonly iss?: string | undefined };
