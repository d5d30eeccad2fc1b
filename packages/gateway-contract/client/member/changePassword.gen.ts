// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const changePassword: Operation<'changePassword'> = {"method":"post","path":"/wps/member/password","module":"member.password","token":"required","value":"null"};
