// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { LoggedIn } from '../schemas/LoggedIn.gen.ts';

export const logInFreePlay: Operation<'logInFreePlay'> = {"method":"post","path":"/wps/session/login/freeplay","module":"session.login.freeplay","value":LoggedIn};
