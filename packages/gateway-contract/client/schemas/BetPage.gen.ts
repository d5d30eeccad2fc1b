// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { Bet } from './Bet.gen.ts';

export const BetPage: Check = {"items":["list",Bet],"next?":"word","count?":"integer","pageNum?":"integer","totalPages?":"integer"};
