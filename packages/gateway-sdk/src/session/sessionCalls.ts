import type { Answer, CallOptions } from '../gateway.types.ts';
import { randomKey } from '../randomKey.ts';
import { fieldsOf, nothing, numberOf } from '../transport/read.ts';
import type { Transport } from '../transport/transport.types.ts';
import { readLoggedIn, readLogin } from './readLogin.ts';
import type { ChallengeAnswer, LoggedIn, LogInPayload, LoginSms } from './session.types.ts';

const expiryOf = (value: unknown) => {
  const expiredMinutes = numberOf(fieldsOf(value)?.['expiredMinutes']);
  return expiredMinutes === undefined ? undefined : { expiredMinutes };
};

/** Beginning and ending a session (REQ-153…157). */
export const sessionCalls = ({ call, callSealed, seal, prepare }: Transport) => ({
  /** Loads what logging in needs (cipher, keys), so that the first submit does not wait for it. */
  prepare: (_input?: undefined, options?: CallOptions) => prepare(options),
  logIn: (input: LogInPayload, options?: CallOptions) => callSealed('logIn', input, readLogin, options),
  answerChallenge: (input: ChallengeAnswer, options?: CallOptions) =>
    callSealed('answerLoginChallenge', input, readLogin, options),
  /** Begins a trial session on a device of this kind (REQ-154). */
  logInFreePlay: async (input: { readonly os: string }, options?: CallOptions): Answer<LoggedIn> => {
    const sealed = await seal(randomKey(), options);
    if (!sealed.ok) return sealed;
    const body = { os: input.os, platform: 'W', Encryption: sealed.value, version: 3 } as const;
    return call('logInFreePlay', { body }, readLoggedIn, options);
  },
  logOut: (_input?: undefined, options?: CallOptions) => call('logOut', {}, nothing, options),
  sendLoginSms: (input: LoginSms, options?: CallOptions) => call('sendLoginSms', { body: input }, expiryOf, options),
});
