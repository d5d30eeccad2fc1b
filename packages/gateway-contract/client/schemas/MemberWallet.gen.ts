// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const MemberWallet: Check = {"id":/^(?:main|[A-Z\d_]{1,32})$/u,"name":["or","text",""],"balance":MinorAmount};
