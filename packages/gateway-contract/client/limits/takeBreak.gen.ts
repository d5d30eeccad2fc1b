// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberLimits } from '../schemas/MemberLimits.gen.ts';

export const takeBreak: Operation<'takeBreak'> = {"method":"post","path":"/wps/limits/break","module":"limits.break","token":"required","value":MemberLimits};
