// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberWallets } from '../schemas/MemberWallets.gen.ts';

export const collectWallets: Operation<'collectWallets'> = {"method":"post","path":"/wps/transfers/collect","module":"transfers.collect","token":"required","once":true,"value":MemberWallets};
