// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { PromotionStatus } from './PromotionStatus.gen.ts';

export const PromotionOffer: Check = {"id":"word","title":"word","content":["or","text",""],"announcementImages":["list",{"url":"word"}],"kind":["one","join","apply","raffle"],"status":PromotionStatus,"startDate?":"word","endDate?":"word","noExpiry":["or",["one",0,1],0],"reward?":MinorAmount,"currency":"word","progress?":{"done":MinorAmount,"required":MinorAmount}};
