// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberLimits } from '../schemas/MemberLimits.gen.ts';

export const excludeMember: Operation<'excludeMember'> = {"method":"post","path":"/wps/limits/exclusion","module":"limits.exclude","token":"required","value":MemberLimits};
