// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { SessionTerm } from '../schemas/SessionTerm.gen.ts';

export const extendSession: Operation<'extendSession'> = {"method":"post","path":"/wps/session/term","module":"session.extend","token":"required","value":SessionTerm};
