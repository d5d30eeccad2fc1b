// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { WithdrawalAccount } from '../schemas/WithdrawalAccount.gen.ts';

export const addWithdrawalAccount: Operation<'addWithdrawalAccount'> = {"method":"post","path":"/wps/payments/accounts","module":"payments.addAccount","token":"required","value":WithdrawalAccount};
