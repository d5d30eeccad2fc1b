// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberLimits } from '../schemas/MemberLimits.gen.ts';

export const confirmLimit: Operation<'confirmLimit'> = {"method":"post","path":"/wps/limits/confirm","module":"limits.confirm","token":"required","value":MemberLimits};
