// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { LoggedIn } from '../schemas/LoggedIn.gen.ts';

export const answerLoginChallenge: Operation<'answerLoginChallenge'> = {"method":"post","path":"/wps/session/login/challenge","module":"session.login.challenge","value":LoggedIn};
