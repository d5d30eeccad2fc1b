// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { PaymentFee } from './PaymentFee.gen.ts';
import { PaymentKind } from './PaymentKind.gen.ts';
import { UsdtNetwork } from './UsdtNetwork.gen.ts';

export const PaymentMethod: Check = {"id":/^[a-z\d-]{1,32}$/u,"kind":PaymentKind,"networks":["list",UsdtNetwork],"lowest":MinorAmount,"highest":MinorAmount,"fee":PaymentFee,"available":"boolean","medianSeconds?":"integer"};
