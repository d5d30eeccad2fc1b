// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const recoverPaymentPassword: Operation<'recoverPaymentPassword'> = {"method":"post","path":"/wps/member/security/password/payment","module":"security.paymentPassword.recover","token":"required","value":"null"};
