// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { ProfitDay } from './ProfitDay.gen.ts';
import { ProfitTotals } from './ProfitTotals.gen.ts';

export const Profit: Check = {"from":/^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,"to":/^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,"currency":"word","days":["list",ProfitDay],"totals":ProfitTotals};
