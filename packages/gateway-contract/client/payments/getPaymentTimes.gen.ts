// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PaymentTimes } from '../schemas/PaymentTimes.gen.ts';

export const getPaymentTimes: Operation<'getPaymentTimes'> = {"method":"get","path":"/wps/payments/times","module":"payments.times","value":PaymentTimes};
