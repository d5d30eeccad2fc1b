import type { PayloadOf } from '@baize/gateway-contract/client';

export type LogInPayload = PayloadOf<'logIn'>;
export type ChallengeAnswer = PayloadOf<'answerLoginChallenge'>;
export type ChallengeMethod = ChallengeAnswer['method'];

/** A session has begun (REQ-081, D17). */
export type LoggedIn = {
  readonly step: 'loggedIn';
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly passwordDefault: boolean;
};

/** A second factor is asked for first (D20). */
export type LoginChallenge = {
  readonly step: 'challenge';
  readonly id: string;
  readonly methods: readonly ChallengeMethod[];
  /** Where codes went, masked. */
  readonly destinations: Readonly<Partial<Record<'sms' | 'email', string>>>;
  /** It is asked because the login comes from an address that is new for the member (REQ-114). */
  readonly newAddress: boolean;
};

/** Whose accounts players may sign in with. */
export type SocialProvider = 'google' | 'facebook';

/** What came back from a provider, or a token of its own script. */
export type SocialGiven = PayloadOf<'logInSocial'>;
export type SocialRegistration = PayloadOf<'registerSocial'>;

/** Somebody whom the provider knows and the merchant does not. */
export type SocialNewcomer = {
  readonly step: 'newcomer';
  readonly ticket: string;
  readonly provider: SocialProvider;
  /** As the provider says it; may be empty. */
  readonly name: string;
};

export type SocialOutcome = LoginOutcome | SocialNewcomer;

export type LoginOutcome = LoggedIn | LoginChallenge;

/** When a session ends, and when at last however often it is extended; in milliseconds of the gateway's clock. */
export type SessionTerm = { readonly endsAt: number; readonly latestEnd: number };
