// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const Promotion: Check = {"id":"word","title":["or","text",""],"announcementImages":["list",{"url":"word"}],"groupName?":"text"};
