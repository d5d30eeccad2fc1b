// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { LimitWish } from './LimitWish.gen.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const MemberLimit: Check = {"kind":["one","deposit","loss","stake","reminder"],"period":["one","day","week","month","session"],"amount?":/^[1-9]\d{0,17}$/u,"used?":MinorAmount,"resetsAt?":"word","wish?":LimitWish};
