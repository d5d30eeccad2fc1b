// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PromotionOffer } from '../schemas/PromotionOffer.gen.ts';

export const requestPromotionReward: Operation<'requestPromotionReward'> = {"method":"post","path":"/wps/relay/MCSFE_signUpRequestReward","module":"MCSFE_signUpRequestReward","token":"required","once":true,"value":PromotionOffer};
