// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const ProfitDay: Check = {"day":/^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,"staked":MinorAmount,"won":MinorAmount,"bonus":MinorAmount,"rebate":MinorAmount,"net":MinorAmount,"deposited":MinorAmount,"withdrawn":MinorAmount};
