// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const renamePasskey: Operation<'renamePasskey'> = {"method":"put","path":"/wps/member/security/passkeys","module":"security.passkey.rename","token":"required","value":"null"};
