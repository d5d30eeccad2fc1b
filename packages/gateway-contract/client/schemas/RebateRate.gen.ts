// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { GameType } from './GameType.gen.ts';

export const RebateRate: Check = {"gameType":GameType,"hundredths":"integer"};
