// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { ReferralRule } from './ReferralRule.gen.ts';

export const Referral: Check = {"code":/^[A-Z\d]{6,16}$/u,"title":["or","text",""],"content":["or","text",""],"rule":ReferralRule,"currency":"word","friends":"integer","earned":MinorAmount,"claimable":MinorAmount};
