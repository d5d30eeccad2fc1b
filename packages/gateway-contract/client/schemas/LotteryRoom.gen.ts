// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const LotteryRoom: Check = {"roomId":"word","vassalage":"word","gameCode":"word","remark":["or","text",""]};
