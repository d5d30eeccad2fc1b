// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { DrawResult } from './DrawResult.gen.ts';
import { LotteryPlay } from './LotteryPlay.gen.ts';
import { OpenDraw } from './OpenDraw.gen.ts';
import { StakeLimits } from './StakeLimits.gen.ts';

export const LotteryBoard: Check = {"vassalage":"word","gameCode":"word","serverTime":"word","gameName":["or","text",""],"draw":OpenDraw,"changesAt":"word","plays":["list",LotteryPlay],"stake":StakeLimits,"currency":"word","results":["list",DrawResult]};
