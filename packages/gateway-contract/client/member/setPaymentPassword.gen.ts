// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const setPaymentPassword: Operation<'setPaymentPassword'> = {"method":"post","path":"/wps/member/password/payment","module":"member.paymentPassword","token":"required","value":"null"};
