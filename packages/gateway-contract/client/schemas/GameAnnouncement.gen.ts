// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { GameType } from './GameType.gen.ts';

export const GameAnnouncement: Check = {"id":"word","title":"word","content":["or","text",""],"startDate?":"word","endDate?":"word","noExpiry":["or",["one",0,1],0],"gameType":GameType};
