// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const ProfitTotals: Check = {"staked":MinorAmount,"won":MinorAmount,"bonus":MinorAmount,"rebate":MinorAmount,"net":MinorAmount,"deposited":MinorAmount,"withdrawn":MinorAmount};
