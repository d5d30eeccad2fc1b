// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MemberWallet } from './MemberWallet.gen.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const MemberWallets: Check = {"isSingle":"boolean","currency":"word","total":MinorAmount,"wallets":["list",MemberWallet]};
