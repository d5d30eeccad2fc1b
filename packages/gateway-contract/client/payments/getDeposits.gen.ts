// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { DepositPage } from '../schemas/DepositPage.gen.ts';

export const getDeposits: Operation<'getDeposits'> = {"method":"get","path":"/wps/payments/deposits","module":"payments.deposits","token":"required","value":DepositPage};
