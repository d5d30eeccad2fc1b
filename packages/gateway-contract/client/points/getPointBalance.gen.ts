// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const getPointBalance: Operation<'getPointBalance'> = {"method":"get","path":"/wps/relay/MCS2_getPointBalance","module":"MCS2_getPointBalance","token":"required","value":{"points":"integer"}};
