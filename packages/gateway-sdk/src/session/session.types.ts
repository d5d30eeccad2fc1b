import type { PayloadOf } from '@baize/gateway-contract/client';

export type LogInPayload = PayloadOf<'logIn'>;
export type ChallengeAnswer = PayloadOf<'answerLoginChallenge'>;
export type ChallengeMethod = ChallengeAnswer['method'];

/** A new session (REQ-081, D17). */
export type LoggedIn = {
  readonly step: 'loggedIn';
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly passwordDefault: boolean;
};

/** A second factor is required before the session starts (D20). */
export type LoginChallenge = {
  readonly step: 'challenge';
  readonly id: string;
  readonly methods: readonly ChallengeMethod[];
  /** Masked addresses that codes were sent to. */
  readonly destinations: Readonly<Partial<Record<'sms' | 'email', string>>>;
  /**
   * True when the second factor is required because the login comes from an IP address new for the member (REQ-114).
   */
  readonly newAddress: boolean;
};

/** Providers of social login. */
export type SocialProvider = 'google' | 'facebook';

/** Parameters of the provider's redirect, or a token from its script. */
export type SocialGiven = PayloadOf<'logInSocial'>;
export type SocialRegistration = PayloadOf<'registerSocial'>;

/** An account known to the provider but not to the merchant. */
export type SocialNewcomer = {
  readonly step: 'newcomer';
  readonly ticket: string;
  readonly provider: SocialProvider;
  /** Name from the provider; may be empty. */
  readonly name: string;
};

export type SocialOutcome = LoginOutcome | SocialNewcomer;

export type LoginOutcome = LoggedIn | LoginChallenge;

/** End of a session, and its latest possible end after extensions, in milliseconds of the gateway's clock. */
export type SessionTerm = { readonly endsAt: number; readonly latestEnd: number };
