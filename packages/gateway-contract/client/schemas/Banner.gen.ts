// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const Banner: Check = {"id":["or","text",""],"url":"word","linkageType":["or","text",""],"groupName":"text","title?":"text"};
