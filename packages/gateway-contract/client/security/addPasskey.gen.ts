// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const addPasskey: Operation<'addPasskey'> = {"method":"post","path":"/wps/member/security/passkeys","module":"security.passkey.add","token":"required","value":"null"};
