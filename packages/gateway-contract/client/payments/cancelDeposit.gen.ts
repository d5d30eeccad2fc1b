// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Deposit } from '../schemas/Deposit.gen.ts';

export const cancelDeposit: Operation<'cancelDeposit'> = {"method":"post","path":"/wps/payments/deposit/cancel","module":"payments.cancelDeposit","token":"required","value":Deposit};
