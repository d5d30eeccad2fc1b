// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const BonusEntry: Check = {"id":/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u,"source":["one","promotion","deposit","points","operator","referral","other"],"promotionId?":"word","title":["or","text",""],"amount":MinorAmount,"currency":"word","at":"word","required":MinorAmount,"left":MinorAmount,"status":["one","wagering","free","lapsed","forfeited"]};
