// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Withdrawal } from '../schemas/Withdrawal.gen.ts';

export const confirmWithdrawal: Operation<'confirmWithdrawal'> = {"method":"post","path":"/wps/payments/withdrawal/confirm","module":"payments.confirmWithdrawal","token":"required","value":Withdrawal};
