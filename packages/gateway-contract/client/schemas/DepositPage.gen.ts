// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { Deposit } from './Deposit.gen.ts';

export const DepositPage: Check = {"items":["list",Deposit],"next?":"word","count?":"integer"};
