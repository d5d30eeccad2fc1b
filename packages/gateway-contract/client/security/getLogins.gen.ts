// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PastLogin } from '../schemas/PastLogin.gen.ts';

export const getLogins: Operation<'getLogins'> = {"method":"get","path":"/wps/member/logins","module":"security.logins","token":"required","value":{"logins":["list",PastLogin]}};
