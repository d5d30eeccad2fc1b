// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { PromotionOffer } from './PromotionOffer.gen.ts';

export const PromotionList: Check = {"promotions":["list",PromotionOffer],"available":"integer","referral":["or","boolean",false]};
