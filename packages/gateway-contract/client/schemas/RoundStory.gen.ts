// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { BettingRound } from './BettingRound.gen.ts';
import { RoundDraw } from './RoundDraw.gen.ts';
import { RoundMovement } from './RoundMovement.gen.ts';

export const RoundStory: Check = {"round":BettingRound,"movements":["list",RoundMovement],"draw?":RoundDraw};
