// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Deposit } from '../schemas/Deposit.gen.ts';

export const getDeposit: Operation<'getDeposit'> = {"method":"get","path":"/wps/payments/deposit","module":"payments.deposit","token":"required","value":Deposit};
