// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { RedemptionPage } from '../schemas/RedemptionPage.gen.ts';

export const getRedemptions: Operation<'getRedemptions'> = {"method":"get","path":"/wps/relay/MCS2_getRedeemPointList","module":"MCS2_getRedeemPointList","token":"required","value":RedemptionPage};
