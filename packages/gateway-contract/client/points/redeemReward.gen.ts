// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Redemption } from '../schemas/Redemption.gen.ts';

export const redeemReward: Operation<'redeemReward'> = {"method":"post","path":"/wps/relay/passwordCheck/MCS2_redeemPointReward","module":"MCS2_redeemPointReward","token":"required","once":true,"value":Redemption};
