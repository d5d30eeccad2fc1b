// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberLimits } from '../schemas/MemberLimits.gen.ts';

export const setLimit: Operation<'setLimit'> = {"method":"post","path":"/wps/limits","module":"limits.set","token":"required","value":MemberLimits};
