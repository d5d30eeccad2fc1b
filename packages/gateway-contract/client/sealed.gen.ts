// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { components } from './paths.gen.ts';

export type SealedPayloads = {
  logIn: components['schemas']['LogInPayload'];
  answerLoginChallenge: components['schemas']['AnswerLoginChallengePayload'];
  changePassword: components['schemas']['ChangePasswordPayload'];
};
