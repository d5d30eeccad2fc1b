// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { KeySet } from '../schemas/KeySet.gen.ts';

export const getKeys: Operation<'getKeys'> = {"method":"get","path":"/wps/system/keys","module":"system.keys","value":KeySet};
