// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { DrawResult } from './DrawResult.gen.ts';
import { NextDraw } from './NextDraw.gen.ts';

export const LotteryDraws: Check = {"vassalage":"word","gameCode":"word","gameName":["or","text",""],"nextDraw":NextDraw,"results":["or",["list",DrawResult],[]]};
