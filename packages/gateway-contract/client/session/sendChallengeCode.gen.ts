// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const sendChallengeCode: Operation<'sendChallengeCode'> = {"method":"post","path":"/wps/session/login/challenge/code","module":"session.login.challenge.code","value":{"resendSeconds":"integer"}};
