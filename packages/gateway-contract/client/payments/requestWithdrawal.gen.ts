// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Withdrawal } from '../schemas/Withdrawal.gen.ts';

export const requestWithdrawal: Operation<'requestWithdrawal'> = {"method":"post","path":"/wps/payments/withdrawals","module":"payments.requestWithdrawal","token":"required","once":true,"value":Withdrawal};
