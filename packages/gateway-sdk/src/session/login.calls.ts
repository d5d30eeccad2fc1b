import type { ValueOf } from '@baize/gateway-contract/client';
import { answerLoginChallenge as answerLoginChallengeOperation } from '@baize/gateway-contract/client/session/answerLoginChallenge';
import { logIn as logInOperation } from '@baize/gateway-contract/client/session/logIn';
import { logInFreePlay as logInFreePlayOperation } from '@baize/gateway-contract/client/session/logInFreePlay';
import { sendChallengeCode as sendChallengeCodeOperation } from '@baize/gateway-contract/client/session/sendChallengeCode';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { randomKey } from '../randomKey.ts';
import { readLoggedIn, readLogin } from './readLogin.ts';
import type { ChallengeAnswer, LogInPayload, LoggedIn, LoginOutcome } from './session.types.ts';

/** Logs in with account and password, or with mobile number and SMS code (REQ-153). */
export const logIn = (gateway: Gateway, payload: LogInPayload, options?: CallOptions): Answer<LoginOutcome> =>
  gateway.callSealed(logInOperation, payload, readLogin, options);

/** Starts a trial session for this kind of device (REQ-154). */
export const logInFreePlay = async (
  gateway: Gateway,
  { os }: { readonly os: string },
  options?: CallOptions,
): Answer<LoggedIn> => {
  const sealed = await gateway.seal(randomKey(), options);
  if (!sealed.ok) return sealed;
  const body = { os, platform: 'W', Encryption: sealed.value, version: 3 } as const;
  return gateway.call(logInFreePlayOperation, { body }, readLoggedIn, options);
};

/** Completes the second factor of a login and starts the session (D20). */
export const answerLoginChallenge = (
  gateway: Gateway,
  answer: ChallengeAnswer,
  options?: CallOptions,
): Answer<LoggedIn> => gateway.callSealed(answerLoginChallengeOperation, answer, readLoggedIn, options);

/** Result of sending a second factor's code; another may be sent after `resendSeconds`. */
type ChallengeCodeSent = { readonly resendSeconds: number };

/** Resends the code of a second factor (D20). */
export const sendChallengeCode = (
  gateway: Gateway,
  challenge: { readonly id: string; readonly method: 'sms' | 'email' },
  options?: CallOptions,
): Answer<ChallengeCodeSent> =>
  gateway.call(sendChallengeCodeOperation, { body: challenge }, (wire: ValueOf<'sendChallengeCode'>) => wire, options);
