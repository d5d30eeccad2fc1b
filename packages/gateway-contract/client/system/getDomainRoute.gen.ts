// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const getDomainRoute: Operation<'getDomainRoute'> = {"method":"get","path":"/wps/system/domainRoute","module":"system.domainRoute","value":["list","word"]};
