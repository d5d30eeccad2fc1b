// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const bindContact: Operation<'bindContact'> = {"method":"post","path":"/wps/member/security/contact","module":"security.contact","token":"required","value":"null"};
