// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { GameType } from './GameType.gen.ts';

export const Vendor: Check = {"vassalage":"word","isNew":["or",["one",0,1],0],"gameType?":GameType,"displayName":["or","text",""],"smallIcon":["or","text",""],"games?":"integer","status?":["one","maintenance"],"maintenanceUntil?":"word"};
