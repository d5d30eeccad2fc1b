// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Member } from '../schemas/Member.gen.ts';

export const getMemberInfo: Operation<'getMemberInfo'> = {"method":"get","path":"/wps/member/info","module":"member.info","token":"required","value":Member};
