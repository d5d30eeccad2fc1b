// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { AccountClosure } from '../schemas/AccountClosure.gen.ts';

export const getClosure: Operation<'getClosure'> = {"method":"get","path":"/wps/profile/closure","module":"profile.closure","token":"required","value":AccountClosure};
