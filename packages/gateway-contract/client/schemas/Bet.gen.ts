// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { DrawResult } from './DrawResult.gen.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { TakenBetEntry } from './TakenBetEntry.gen.ts';

export const Bet: Check = {"vassalage":"word","gameCode":"word","id":"word","gameName":["or","text",""],"issueNumber":"word","drawTime":"word","placedAt":"word","entries":["list",TakenBetEntry],"total":MinorAmount,"currency":"word","status":["one","open","won","lost","returned"],"won?":MinorAmount,"result?":DrawResult};
