// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { GameType } from './GameType.gen.ts';
import { LastWin } from './LastWin.gen.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const Game: Check = {"nodeId?":["any","word","integer"],"vassalage":"word","gameType":GameType,"gameName?":"text","nodeName?":"text","showIcon?":"text","iconUrl?":"text","gameCode":"word","isGame?":"text","trial?":"boolean","minBet?":MinorAmount,"lines?":"integer","addedAt?":"word","lastWin?":LastWin,"status?":["one","maintenance"],"maintenanceUntil?":"word"};
