// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { BonusEntry } from './BonusEntry.gen.ts';
import { BonusTotals } from './BonusTotals.gen.ts';

export const BonusPage: Check = {"items":["list",BonusEntry],"next?":"word","count?":"integer","totals?":BonusTotals};
