// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const removeAuthenticator: Operation<'removeAuthenticator'> = {"method":"post","path":"/wps/member/security/authenticator/remove","module":"security.authenticator.remove","token":"required","value":"null"};
