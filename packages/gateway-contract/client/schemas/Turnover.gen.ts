// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const Turnover: Check = {"required":MinorAmount,"done":MinorAmount,"left":MinorAmount,"shares":["list",{"gameType":"word","hundredths":"integer"}]};
