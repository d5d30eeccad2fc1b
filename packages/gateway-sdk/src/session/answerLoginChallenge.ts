import { answerLoginChallenge as operation } from '@baize/gateway-contract/client/session/answerLoginChallenge';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readLoggedIn } from './readLogin.ts';
import type { ChallengeAnswer, LoggedIn } from './session.types.ts';

/** Completes the second factor of a login and starts the session (D20). */
export const answerLoginChallenge = (
  gateway: Gateway,
  answer: ChallengeAnswer,
  options?: CallOptions,
): Answer<LoggedIn> => gateway.callSealed(operation, answer, readLoggedIn, options);
