// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { DepositPromotion } from './DepositPromotion.gen.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { PaymentMethod } from './PaymentMethod.gen.ts';

export const PaymentMethods: Check = {"currency":"word","deposit":["list",PaymentMethod],"withdrawal":["list",PaymentMethod],"presets":["list",MinorAmount],"promotions":["list",DepositPromotion],"depositTimes":"integer","pendingLimit":"integer"};
