// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { LotteryGame } from './LotteryGame.gen.ts';

export const LotteryGroup: Check = {"gameGroupCode":"word","labelName":["or","text",""],"gameMenus":["or",["list",LotteryGame],[]]};
