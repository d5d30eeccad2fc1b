// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MemberWallets } from '../schemas/MemberWallets.gen.ts';

export const transferWallet: Operation<'transferWallet'> = {"method":"post","path":"/wps/relay/GCS_walletTransfer","module":"GCS_walletTransfer","token":"required","once":true,"value":MemberWallets};
