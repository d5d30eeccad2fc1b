// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { GameType } from './GameType.gen.ts';

export const Game: Check = {"nodeId?":["any","word","integer"],"vassalage":"word","gameType":GameType,"gameName?":"text","nodeName?":"text","showIcon?":"text","iconUrl?":"text","gameCode":"word","isGame?":"text","trial?":"boolean","status?":["one","maintenance"],"maintenanceUntil?":"word"};
