import type { socialProviders } from '@baize/gateway-contract';

export type SocialProvider = (typeof socialProviders)[number];

/** Somebody as a provider knows them; `subject` is theirs for ever, all else may change. */
export type Identity = {
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly name: string;
  /** One that the provider has verified. */
  readonly email?: string;
};

/** What a provider said, or why there is nothing: it cannot be reached, or what came back proves nothing. */
export type Identified =
  | { readonly ok: true; readonly identity: Identity }
  | { readonly ok: false; readonly code: 'providerAway' | 'signInRefused' };

/** What a sign-in that has begun is finished with. */
export type SignInSecrets = { readonly nonce: string; readonly verifier: string; readonly redirectUri: string };

/** What came back with the visitor. */
export type Returned = { readonly state: string; readonly code: string; readonly iss?: string | undefined };
