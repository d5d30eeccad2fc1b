// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { VipRank } from './VipRank.gen.ts';

export const Vip: Check = {"level":"integer","name":"word","staked":MinorAmount,"currency":"word","next?":{"level":"integer","name":"word","at":MinorAmount},"ranks":["or",["list",VipRank],[]]};
