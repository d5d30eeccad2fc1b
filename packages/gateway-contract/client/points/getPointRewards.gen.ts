// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PointReward } from '../schemas/PointReward.gen.ts';

export const getPointRewards: Operation<'getPointRewards'> = {"method":"get","path":"/wps/relay/MCS2_getPointReward","module":"MCS2_getPointReward","value":{"rewards":["list",PointReward]}};
