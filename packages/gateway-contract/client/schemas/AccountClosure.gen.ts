// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const AccountClosure: Check = {"obstacles":["list",["one","balance","vendorWallets","withdrawals","deposits","bets"]],"balance":MinorAmount,"bonus":MinorAmount,"currency":"word","excludedUntil?":"word"};
