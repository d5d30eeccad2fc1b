// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberLimits } from '../schemas/MemberLimits.gen.ts';

export const getLimits: Operation<'getLimits'> = {"method":"get","path":"/wps/limits","module":"limits.limits","token":"required","value":MemberLimits};
