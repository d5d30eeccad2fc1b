// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { PaymentKind } from './PaymentKind.gen.ts';
import { UsdtNetwork } from './UsdtNetwork.gen.ts';
import { WithdrawalStatus } from './WithdrawalStatus.gen.ts';
import { WithdrawalStep } from './WithdrawalStep.gen.ts';

export const Withdrawal: Check = {"id":/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u,"kind":PaymentKind,"network?":UsdtNetwork,"bank?":"word","number":"word","amount":MinorAmount,"fee":MinorAmount,"payout":MinorAmount,"received?":MinorAmount,"returned?":MinorAmount,"currency":"word","status":WithdrawalStatus,"createdAt":"word","coolingUntil":"word","confirmedAt?":"word","settledAt?":"word","serverTime":"word","steps":["list",WithdrawalStep]};
