// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Withdrawal } from '../schemas/Withdrawal.gen.ts';

export const getWithdrawal: Operation<'getWithdrawal'> = {"method":"get","path":"/wps/payments/withdrawal","module":"payments.withdrawal","token":"required","value":Withdrawal};
