// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { Redemption } from './Redemption.gen.ts';

export const RedemptionPage: Check = {"items":["list",Redemption],"next?":"word","count?":"integer","pageNum?":"integer","totalPages?":"integer"};
