// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { LotteryBoard } from '../schemas/LotteryBoard.gen.ts';

export const getLotteryBoard: Operation<'getLotteryBoard'> = {"method":"get","path":"/lgw/games/board","module":"lgw.board","value":LotteryBoard};
