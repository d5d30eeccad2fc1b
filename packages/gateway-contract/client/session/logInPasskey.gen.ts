// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { LoggedIn } from '../schemas/LoggedIn.gen.ts';

export const logInPasskey: Operation<'logInPasskey'> = {"method":"post","path":"/wps/session/login/passkey","module":"session.login.passkey","seconds":15,"value":LoggedIn};
