// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Security } from '../schemas/Security.gen.ts';

export const getSecurity: Operation<'getSecurity'> = {"method":"get","path":"/wps/member/security","module":"security.overview","token":"required","value":Security};
