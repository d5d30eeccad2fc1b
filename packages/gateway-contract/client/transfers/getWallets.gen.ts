// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberWallets } from '../schemas/MemberWallets.gen.ts';

export const getWallets: Operation<'getWallets'> = {"method":"get","path":"/wps/transfers/wallets","module":"transfers.wallets","token":"required","value":MemberWallets};
