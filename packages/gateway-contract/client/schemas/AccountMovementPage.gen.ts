// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { AccountMovement } from './AccountMovement.gen.ts';
import { AccountTotals } from './AccountTotals.gen.ts';

export const AccountMovementPage: Check = {"items":["list",AccountMovement],"next?":"word","count?":"integer","totals?":AccountTotals};
