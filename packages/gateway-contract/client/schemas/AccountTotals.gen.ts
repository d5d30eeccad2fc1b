// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const AccountTotals: Check = {"count":"integer","came":MinorAmount,"went":MinorAmount,"net":MinorAmount};
