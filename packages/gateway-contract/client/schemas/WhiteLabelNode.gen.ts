// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const WhiteLabelNode: Check = {"modId":"text","enabled":"text","childrenNodes?":["list",()=>WhiteLabelNode]};
