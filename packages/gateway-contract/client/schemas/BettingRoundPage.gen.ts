// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { BettingRound } from './BettingRound.gen.ts';
import { BettingTotals } from './BettingTotals.gen.ts';

export const BettingRoundPage: Check = {"items":["list",BettingRound],"next?":"word","count?":"integer","totals?":BettingTotals};
