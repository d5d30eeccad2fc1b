// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { Rebate } from './Rebate.gen.ts';
import { RebateRate } from './RebateRate.gen.ts';

export const Rebates: Check = {"rebates":["list",Rebate],"rates":["list",RebateRate],"claimable":MinorAmount,"currency":"word"};
