// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { GameType } from './GameType.gen.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const Winner: Check = {"player":"word","gameName":"word","winAmount":MinorAmount,"wonAt?":"word","nodeId?":["any","word","integer"],"vassalage?":"word","gameType?":GameType,"gameCode?":"word"};
