import type { SealedPayloads } from '../transport/calls.types.ts';

export type LogInPayload = SealedPayloads['logIn'];
export type ChallengeMethod = SealedPayloads['answerLoginChallenge']['method'];
export type ChallengeAnswer = SealedPayloads['answerLoginChallenge'];

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
};

export type LoginOutcome = LoggedIn | LoginChallenge;

export type LoginSms = { readonly mobileNum: string; readonly countryDialingCode: string };
