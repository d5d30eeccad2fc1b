// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { DepositStatus } from './DepositStatus.gen.ts';
import { DepositStep } from './DepositStep.gen.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { PaymentKind } from './PaymentKind.gen.ts';
import { UsdtNetwork } from './UsdtNetwork.gen.ts';

export const Deposit: Check = {"id":/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u,"reference":"word","methodId":/^[a-z\d-]{1,32}$/u,"kind":PaymentKind,"network?":UsdtNetwork,"amount":MinorAmount,"fee":MinorAmount,"paid?":MinorAmount,"credited?":MinorAmount,"bonus?":MinorAmount,"currency":"word","status":DepositStatus,"reason?":["one","payer","bank","cancelled","expired","operator"],"promotionId?":"word","payUrl?":"word","createdAt":"word","expiresAt":"word","settledAt?":"word","serverTime":"word","steps":["list",DepositStep]};
