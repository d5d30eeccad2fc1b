// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const addPromotionImage: Operation<'addPromotionImage'> = {"method":"post","path":"/wps/promotions/images","module":"promotions.image","token":"required","seconds":60,"value":{"id":"word"}};
