// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const checkAffiliate: Operation<'checkAffiliate'> = {"method":"get","path":"/wps/agent/affiliate","module":"agent.affiliate","value":"null"};
