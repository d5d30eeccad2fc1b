// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { WithdrawalPage } from '../schemas/WithdrawalPage.gen.ts';

export const getWithdrawals: Operation<'getWithdrawals'> = {"method":"get","path":"/wps/payments/withdrawals","module":"payments.withdrawals","token":"required","value":WithdrawalPage};
