// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PasskeyOptions } from '../schemas/PasskeyOptions.gen.ts';

export const beginPasskeyProof: Operation<'beginPasskeyProof'> = {"method":"post","path":"/wps/member/security/passkeys/proof","module":"security.passkey.proof","token":"required","value":PasskeyOptions};
