// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const removePasskey: Operation<'removePasskey'> = {"method":"post","path":"/wps/member/security/passkeys/remove","module":"security.passkey.remove","token":"required","value":"null"};
