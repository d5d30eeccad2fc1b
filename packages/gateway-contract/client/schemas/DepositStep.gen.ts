// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const DepositStep: Check = {"step":["one","opened","confirming","credited","failed","lapsed","cancelled","amountDiffers"],"at":"word","amount?":MinorAmount};
