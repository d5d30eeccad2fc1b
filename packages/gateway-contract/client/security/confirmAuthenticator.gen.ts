// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { RecoveryCodes } from '../schemas/RecoveryCodes.gen.ts';

export const confirmAuthenticator: Operation<'confirmAuthenticator'> = {"method":"post","path":"/wps/member/security/authenticator/confirm","module":"security.authenticator.confirm","token":"required","value":RecoveryCodes};
