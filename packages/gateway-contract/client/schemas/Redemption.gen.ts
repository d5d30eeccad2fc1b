// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { RedemptionStatus } from './RedemptionStatus.gen.ts';

export const Redemption: Check = {"id":"word","rewardId":"word","name":["or","text",""],"points":"integer","status":RedemptionStatus,"requestedAt":"word"};
