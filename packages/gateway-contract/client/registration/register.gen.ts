// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Registered } from '../schemas/Registered.gen.ts';

export const register: Operation<'register'> = {"method":"put","path":"/wps/member/register","module":"member.register","seconds":15,"value":Registered};
