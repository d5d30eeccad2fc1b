// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { WithdrawalAccount } from './WithdrawalAccount.gen.ts';

export const WithdrawalAccounts: Check = {"accounts":["list",WithdrawalAccount],"most":"integer","holder?":"word"};
