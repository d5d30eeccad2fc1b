// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Recovered } from '../schemas/Recovered.gen.ts';

export const recoverByMobile: Operation<'recoverByMobile'> = {"method":"post","path":"/wps/member/password/verification","module":"member.password.verification","value":Recovered};
