// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { LotteryRoom } from '../schemas/LotteryRoom.gen.ts';

export const getLotteryRooms: Operation<'getLotteryRooms'> = {"method":"get","path":"/wps/relay/GLS2_roomList","module":"GLS2_roomList","token":"required","value":["list",LotteryRoom]};
