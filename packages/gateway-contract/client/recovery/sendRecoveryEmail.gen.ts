// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const sendRecoveryEmail: Operation<'sendRecoveryEmail'> = {"method":"post","path":"/wps/member/password/email","module":"member.password.email","value":"null"};
