// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const DepositPromotion: Check = {"id":"word","title":["or","text",""],"hundredths":"integer","highest":MinorAmount,"lowestDeposit":MinorAmount,"timesTurnover":"integer"};
