// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { RecoveryCodes } from '../schemas/RecoveryCodes.gen.ts';

export const renewRecoveryCodes: Operation<'renewRecoveryCodes'> = {"method":"post","path":"/wps/member/security/authenticator/codes","module":"security.recoveryCodes","token":"required","value":RecoveryCodes};
