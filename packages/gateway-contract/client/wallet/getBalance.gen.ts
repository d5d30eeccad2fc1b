// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Balance } from '../schemas/Balance.gen.ts';

export const getBalance: Operation<'getBalance'> = {"method":"get","path":"/wps/v2/wallets/balance","module":"wallets.balance","token":"required","value":Balance};
