// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const VipRank: Check = {"level":"integer","name":"word","at":MinorAmount,"benefits":["or",["list","word"],[]]};
