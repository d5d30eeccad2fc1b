// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { LimitChanges } from '../schemas/LimitChanges.gen.ts';

export const getLimitChanges: Operation<'getLimitChanges'> = {"method":"get","path":"/wps/limits/changes","module":"limits.changes","token":"required","value":LimitChanges};
