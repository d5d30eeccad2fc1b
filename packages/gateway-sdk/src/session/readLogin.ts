import { fieldsOf, listOf, wordOf } from '../transport/read.ts';
import type { Parse } from '../transport/read.ts';
import type { ChallengeMethod, LoggedIn, LoginOutcome } from './session.types.ts';

const methods: readonly ChallengeMethod[] = ['sms', 'email', 'realName', 'authenticator'];

/** A session that has begun: without a token it is none (REQ-081). */
export const readLoggedIn: Parse<LoggedIn> = (value) => {
  const fields = fieldsOf(value);
  const token = wordOf(fields?.['token']);
  if (token === undefined) return undefined;
  return {
    step: 'loggedIn',
    token,
    firstTimeLogin: fields?.['firstTimeLogin'] === true,
    passwordExpired: fields?.['passwordExpired'] === true,
    passwordDefault: fields?.['passwordDefault'] === true,
  };
};

/** What a login answered; a challenge with no method that we know cannot be met (D20). */
export const readLogin: Parse<LoginOutcome> = (value) => {
  const challenge = fieldsOf(fieldsOf(value)?.['challenge']);
  if (challenge === undefined) return readLoggedIn(value);
  const id = wordOf(challenge['id']);
  const offered = listOf(challenge['methods'], (method) => methods.find((known) => known === method));
  return id === undefined || offered.length === 0 ? undefined : { step: 'challenge', id, methods: offered };
};
