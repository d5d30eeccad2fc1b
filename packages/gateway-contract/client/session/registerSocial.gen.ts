// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { LoggedIn } from '../schemas/LoggedIn.gen.ts';

export const registerSocial: Operation<'registerSocial'> = {"method":"put","path":"/wps/session/login/social","module":"session.login.social.register","value":LoggedIn};
