// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PromotionOffer } from '../schemas/PromotionOffer.gen.ts';

export const claimRaffle: Operation<'claimRaffle'> = {"method":"post","path":"/wps/relay/MCS2_claimRafflePromotion","module":"MCS2_claimRafflePromotion","token":"required","once":true,"value":PromotionOffer};
