// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const removeWithdrawalAccount: Operation<'removeWithdrawalAccount'> = {"method":"post","path":"/wps/payments/accounts/remove","module":"payments.removeAccount","token":"required","value":"null"};
