// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { SessionTerm } from '../schemas/SessionTerm.gen.ts';

export const getSessionTerm: Operation<'getSessionTerm'> = {"method":"get","path":"/wps/session/term","module":"session.term","token":"required","value":SessionTerm};
