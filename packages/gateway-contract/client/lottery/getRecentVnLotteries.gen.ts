// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { LotteryGame } from '../schemas/LotteryGame.gen.ts';

export const getRecentVnLotteries: Operation<'getRecentVnLotteries'> = {"method":"get","path":"/lgw/vn/games/game_menu/recent","module":"lgw.vn.recent","token":"required","value":["list",LotteryGame]};
