// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const SystemStatus: Check = {"status":["one",0,1,2],"ip?":"text","until?":"word"};
