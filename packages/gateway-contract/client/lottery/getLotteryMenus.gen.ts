// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { LotteryGroup } from '../schemas/LotteryGroup.gen.ts';

export const getLotteryMenus: Operation<'getLotteryMenus'> = {"method":"get","path":"/lgw/games/game_menus","module":"lgw.gameMenus","value":["list",LotteryGroup]};
