// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const Balance: Check = {"balance":MinorAmount,"bonus?":MinorAmount,"currency":"word","currencySymbol":["or","text",""],"sequence":"integer"};
