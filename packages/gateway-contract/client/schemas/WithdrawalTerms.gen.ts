// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { Turnover } from './Turnover.gen.ts';

export const WithdrawalTerms: Check = {"currency":"word","available":MinorAmount,"turnover":Turnover,"dayAmountLeft":MinorAmount,"dayCountLeft":"integer","coolingSeconds":"integer","confirmMinutes":"integer","hasPaymentPassword":"boolean"};
