// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { StartUp } from '../schemas/StartUp.gen.ts';

export const getStartUp: Operation<'getStartUp'> = {"method":"get","path":"/wps/system/permission","module":"system.permission","value":StartUp};
