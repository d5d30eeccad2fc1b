// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { Withdrawal } from './Withdrawal.gen.ts';

export const WithdrawalPage: Check = {"items":["list",Withdrawal],"next?":"word","count?":"integer"};
