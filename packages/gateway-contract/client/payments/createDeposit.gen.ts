// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Deposit } from '../schemas/Deposit.gen.ts';

export const createDeposit: Operation<'createDeposit'> = {"method":"post","path":"/wps/payments/deposits","module":"payments.createDeposit","token":"required","once":true,"value":Deposit};
