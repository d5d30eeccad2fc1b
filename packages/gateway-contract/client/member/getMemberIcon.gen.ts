// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const getMemberIcon: Operation<'getMemberIcon'> = {"method":"get","path":"/wps/member/info/icon","module":"member.info.icon","token":"required","value":{"url?":"text"}};
