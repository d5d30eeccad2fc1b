// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PromotionOffer } from '../schemas/PromotionOffer.gen.ts';

export const joinPromotion: Operation<'joinPromotion'> = {"method":"post","path":"/wps/relay/MCSFE_signUpPromotionJoin","module":"MCSFE_signUpPromotionJoin","token":"required","value":PromotionOffer};
