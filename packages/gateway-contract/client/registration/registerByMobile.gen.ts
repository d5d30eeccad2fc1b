// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Registered } from '../schemas/Registered.gen.ts';

export const registerByMobile: Operation<'registerByMobile'> = {"method":"put","path":"/wps/member/register/mobile","module":"member.register.mobile","seconds":15,"value":Registered};
