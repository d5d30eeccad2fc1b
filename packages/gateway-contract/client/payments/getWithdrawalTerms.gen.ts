// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { WithdrawalTerms } from '../schemas/WithdrawalTerms.gen.ts';

export const getWithdrawalTerms: Operation<'getWithdrawalTerms'> = {"method":"get","path":"/wps/payments/withdrawal/terms","module":"payments.withdrawalTerms","token":"required","value":WithdrawalTerms};
