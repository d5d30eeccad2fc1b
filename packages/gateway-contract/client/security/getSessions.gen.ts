// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { OpenSession } from '../schemas/OpenSession.gen.ts';

export const getSessions: Operation<'getSessions'> = {"method":"get","path":"/wps/member/sessions","module":"security.sessions","token":"required","value":{"sessions":["list",OpenSession]}};
