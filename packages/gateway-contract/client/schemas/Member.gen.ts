// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const Member: Check = {"id":["any","word","integer"],"account":"word","userName?":"text","nickname":["or","text",""],"type":"integer","invitationCode?":"word"};
