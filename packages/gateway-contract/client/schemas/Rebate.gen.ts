// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { GameType } from './GameType.gen.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const Rebate: Check = {"day":/^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,"gameType":GameType,"base":MinorAmount,"hundredths":"integer","amount":MinorAmount,"currency":"word","status":["one","running","claimable","claimed"],"claimedAt?":"word"};
