// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { LotteryDraws } from './LotteryDraws.gen.ts';

export const Draws: Check = {"serverTime":"word","lotteries":["list",LotteryDraws]};
