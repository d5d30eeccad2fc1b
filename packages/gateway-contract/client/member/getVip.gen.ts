// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Vip } from '../schemas/Vip.gen.ts';

export const getVip: Operation<'getVip'> = {"method":"get","path":"/wps/member/vip","module":"member.vip","token":"required","value":Vip};
