// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Withdrawal } from '../schemas/Withdrawal.gen.ts';

export const cancelWithdrawal: Operation<'cancelWithdrawal'> = {"method":"post","path":"/wps/payments/withdrawal/cancel","module":"payments.cancelWithdrawal","token":"required","value":Withdrawal};
