// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PromotionList } from '../schemas/PromotionList.gen.ts';

export const getPromotions: Operation<'getPromotions'> = {"method":"get","path":"/wps/promotions","module":"promotions.list","token":"optional","value":PromotionList};
