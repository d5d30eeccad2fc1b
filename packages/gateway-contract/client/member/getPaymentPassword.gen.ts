// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { PaymentPassword } from '../schemas/PaymentPassword.gen.ts';

export const getPaymentPassword: Operation<'getPaymentPassword'> = {"method":"get","path":"/wps/member/password/payment","module":"member.paymentPasswordState","token":"required","value":PaymentPassword};
