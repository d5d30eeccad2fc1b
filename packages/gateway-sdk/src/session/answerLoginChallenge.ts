import { answerLoginChallenge as operation } from '@baize/gateway-contract/client/session/answerLoginChallenge';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { readLogin } from './readLogin.ts';
import type { ChallengeAnswer, LoginOutcome } from './session.types.ts';

export const answerLoginChallenge = (
  gateway: Gateway,
  answer: ChallengeAnswer,
  options?: CallOptions,
): Answer<LoginOutcome> => gateway.callSealed(operation, answer, readLogin, options);
