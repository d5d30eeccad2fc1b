// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';

export const MerchantWallet: Check = {"isSingle":["one",0,1]};
