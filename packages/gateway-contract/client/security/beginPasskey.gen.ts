// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { NewPasskeyOptions } from '../schemas/NewPasskeyOptions.gen.ts';

export const beginPasskey: Operation<'beginPasskey'> = {"method":"post","path":"/wps/member/security/passkeys/begin","module":"security.passkey.begin","token":"required","value":NewPasskeyOptions};
