// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const ReferralRule: Check = {"reward":MinorAmount,"deposited":MinorAmount,"times":"integer"};
