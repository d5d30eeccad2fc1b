// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { NewAuthenticator } from '../schemas/NewAuthenticator.gen.ts';

export const beginAuthenticator: Operation<'beginAuthenticator'> = {"method":"post","path":"/wps/member/security/authenticator","module":"security.authenticator.begin","token":"required","value":NewAuthenticator};
