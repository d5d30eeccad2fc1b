// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { BonusEntry } from './BonusEntry.gen.ts';
import { Deposit } from './Deposit.gen.ts';
import { Rebate } from './Rebate.gen.ts';
import { RoundStory } from './RoundStory.gen.ts';
import { Withdrawal } from './Withdrawal.gen.ts';

export const MovementStory: Check = ["any",{"type":["one","round"],"story":RoundStory},{"type":["one","deposit"],"deposit":Deposit},{"type":["one","withdrawal"],"withdrawal":Withdrawal},{"type":["one","bonus"],"bonus":BonusEntry},{"type":["one","rebate"],"rebate":Rebate},{"type":["one","transfer"],"from":"word","to":"word"},{"type":["one","none"]}];
