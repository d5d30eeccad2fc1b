// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Recovered } from '../schemas/Recovered.gen.ts';

export const recoverByLink: Operation<'recoverByLink'> = {"method":"post","path":"/wps/member/password/link","module":"member.password.link","value":Recovered};
