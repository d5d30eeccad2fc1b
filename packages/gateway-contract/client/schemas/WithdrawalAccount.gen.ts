// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { PaymentKind } from './PaymentKind.gen.ts';
import { UsdtNetwork } from './UsdtNetwork.gen.ts';

export const WithdrawalAccount: Check = {"id":/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u,"kind":PaymentKind,"network?":UsdtNetwork,"bank?":"word","holder":"word","number":"word","usableFrom":"word","usable":"boolean"};
