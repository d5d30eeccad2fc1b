// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Passkey } from '../schemas/Passkey.gen.ts';

export const getPasskeys: Operation<'getPasskeys'> = {"method":"get","path":"/wps/member/security/passkeys","module":"security.passkeys","token":"required","value":{"passkeys":["list",Passkey]}};
