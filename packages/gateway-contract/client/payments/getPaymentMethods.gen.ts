// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PaymentMethods } from '../schemas/PaymentMethods.gen.ts';

export const getPaymentMethods: Operation<'getPaymentMethods'> = {"method":"get","path":"/wps/payments/methods","module":"payments.methods","token":"required","value":PaymentMethods};
