// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const reportFault: Operation<'reportFault'> = {"method":"post","path":"/wps/system/fault","module":"system.fault","value":"null"};
