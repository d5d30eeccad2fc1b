// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { LotteryGroup } from '../schemas/LotteryGroup.gen.ts';

export const getVnLotteryMenus: Operation<'getVnLotteryMenus'> = {"method":"get","path":"/lgw/vn/games/game_menu","module":"lgw.vn.gameMenus","value":["list",LotteryGroup]};
