// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { WithdrawalAccounts } from '../schemas/WithdrawalAccounts.gen.ts';

export const getWithdrawalAccounts: Operation<'getWithdrawalAccounts'> = {"method":"get","path":"/wps/payments/accounts","module":"payments.accounts","token":"required","value":WithdrawalAccounts};
